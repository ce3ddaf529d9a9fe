import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openBrowser, startProduct } from '@app/testkit';
import type { Browser, Page } from 'playwright-core';

/**
 * `npm run icons`: renders the PNG and ICO files of web/public. The icons are made from favicon.svg, the picture for link
 * previews from the drawing and the headline of the home page.
 */
const PUBLIC = path.resolve(import.meta.dirname, '../web/public');
const BACKGROUND = '#fbf6ee';
const PREVIEW_SIZE = { width: 1200, height: 630 };

/** Draws the heart on a square. @param scale size of the heart relative to the square; null means 1 and a transparent background. */
async function drawIcon(browser: Browser, size: number, scale: number | null): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const side = Math.round(size * (scale ?? 1));
  const heart = Buffer.from(readFileSync(path.join(PUBLIC, 'favicon.svg'))).toString('base64');
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${scale === null ? 'none' : BACKGROUND}">
     <img width="${side}" height="${side}" src="data:image/svg+xml;base64,${heart}"></body>`,
  );
  await page.getByRole('img').evaluate((image: HTMLImageElement) => image.decode());
  const picture = await page.screenshot({ omitBackground: scale === null });
  await page.close();
  return picture;
}

/** Wraps a PNG in an ICO container, because browsers request /favicon.ico. */
function wrapInIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Draws the picture for link previews: headline and drawing, without the product's name, which is a setting. */
async function drawPreview(page: Page): Promise<Buffer> {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate((background) => {
    const headline = document.querySelector('h1');
    const drawing = document.querySelector('main svg');
    if (headline === null || drawing === null)
      throw new Error('The home page has no headline or no drawing.');
    headline.style.fontSize = '76px';
    headline.style.outline = 'none';
    drawing.setAttribute('style', 'width:520px;max-width:none');
    document.body.replaceChildren(headline, drawing);
    document.body.setAttribute(
      'style',
      `display:grid;grid-template-columns:1fr 520px;align-items:center;gap:24px;box-sizing:border-box;height:630px;padding:0 56px 0 72px;background:${background}`,
    );
  }, BACKGROUND);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot();
}

const product = await startProduct();
const browser = await openBrowser();
try {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: PREVIEW_SIZE,
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  writeFileSync(path.join(PUBLIC, 'share.png'), await drawPreview(await context.newPage()));
  writeFileSync(path.join(PUBLIC, 'favicon.ico'), wrapInIco(await drawIcon(browser, 32, null), 32));
  writeFileSync(path.join(PUBLIC, 'apple-touch-icon.png'), await drawIcon(browser, 180, 0.7));
  for (const size of [192, 512])
    writeFileSync(path.join(PUBLIC, `icon-${size}.png`), await drawIcon(browser, size, 0.62));
} finally {
  await browser.close();
  await product.stop();
}
