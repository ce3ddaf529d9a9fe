import { describe, expect, test } from 'vitest';
import { type Block, parseBlocks } from './parse-blocks.ts';
import { namesItsHost, type Piece, parsePieces, safeLink } from './parse-pieces.ts';

const said = (text: string): Piece => ({ kind: 'text', text });
const strong = (...pieces: Piece[]): Piece => ({ kind: 'strong', pieces });
const emphasis = (...pieces: Piece[]): Piece => ({ kind: 'emphasis', pieces });

/** Everything a reader would see. */
function visible(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) =>
      piece.kind === 'text' ? piece.text : piece.kind === 'link' ? piece.label : visible(piece.pieces),
    )
    .join('');
}

function hrefs(pieces: readonly Piece[]): string[] {
  return pieces.flatMap((piece) =>
    piece.kind === 'link' ? [piece.href] : piece.kind === 'text' ? [] : hrefs(piece.pieces),
  );
}

describe('a reply keeps its paragraphs, lists, bold and italics', () => {
  test('paragraphs end at an empty line and keep their own line breaks', () => {
    expect(parseBlocks('One\ntwo\r\n\r\nthree')).toEqual<Block[]>([
      { kind: 'paragraph', text: 'One\ntwo' },
      { kind: 'paragraph', text: 'three' },
    ]);
  });

  test('lists, numbered or not, go on over empty lines and keep their first number', () => {
    expect(parseBlocks('Try:\n- listen\n* wait\n  a moment\n\n- ask\n\n3. rest\n4) talk')).toEqual<Block[]>([
      { kind: 'paragraph', text: 'Try:' },
      { kind: 'list', ordered: false, first: 1, items: ['listen', 'wait\na moment', 'ask'] },
      { kind: 'list', ordered: true, first: 3, items: ['rest', 'talk'] },
    ]);
  });

  test('headings and quotes are read, rules are passed over', () => {
    expect(parseBlocks('## First ##\n> I feel\n> hurt\nwhen\n\n---\n#nothing')).toEqual<Block[]>([
      { kind: 'heading', text: 'First' },
      { kind: 'quote', text: 'I feel\nhurt' },
      { kind: 'paragraph', text: 'when' },
      { kind: 'paragraph', text: '#nothing' },
    ]);
  });

  test('bold and italics stand in each other', () => {
    expect(parsePieces('**bold *both*** and __so__, _it_ *is*')).toEqual([
      strong(said('bold '), emphasis(said('both'))),
      said(' and '),
      strong(said('so')),
      said(', '),
      emphasis(said('it')),
      said(' '),
      emphasis(said('is')),
    ]);
    expect(parsePieces('*a **b** c*')).toEqual([emphasis(said('a '), strong(said('b')), said(' c'))]);
  });

  test.each([
    '2 * 3 * 4',
    'snake_case_name',
    '** a **',
    '*',
    '**',
    '****',
    'a*',
    '_ _',
    '**open',
    'f(x)_y_z',
  ])('%j has no marks and stays as it is', (text) => expect(parsePieces(text)).toEqual([said(text)]));

  test('a backslash takes a mark its meaning', () => {
    expect(visible(parsePieces('\\*not bold\\* C:\\dir'))).toBe('*not bold* C:\\dir');
  });

  test('what is still arriving is shown as text, never lost', () => {
    const reply = 'Hi **you** and [a guide](/library/repair-after-conflict).';
    for (let end = 0; end <= reply.length; end++) {
      const seen = visible(parsePieces(reply.slice(0, end)));
      expect(reply.slice(0, end).startsWith(seen.slice(0, 3))).toBe(true);
    }
  });
});

describe('a reply can only link where links are harmless', () => {
  test('other sites and our own guides are links', () => {
    expect(parsePieces('[Help](https://example.org/a?b=c "x") [guide](/library/saying-no-kindly)')).toEqual([
      { kind: 'link', label: 'Help', href: 'https://example.org/a?b=c', host: 'example.org' },
      said(' '),
      { kind: 'link', label: 'guide', href: '/library/saying-no-kindly', host: null },
    ]);
  });

  test('an address in a sentence is a link without its full stop', () => {
    expect(parsePieces('See https://example.org/x.')).toEqual([
      said('See '),
      { kind: 'link', label: 'https://example.org/x', href: 'https://example.org/x', host: 'example.org' },
      said('.'),
    ]);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    ' javascript:alert(1)',
    'javascript&colon;alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://example.org/1',
    'ftp://example.org',
    'mailto:a@example.org',
    'tel:123',
    '//example.org',
    '/\\example.org',
    '\\\\example.org',
    '/library//example.org',
    '/library/../account',
    '/library/%2e%2e/account',
    '/library/x?next=https://example.org',
    '/account',
    '/api/auth/logout',
    'library',
    '#top',
    '',
    'https://',
    'https:example.org',
    'http:/example.org',
    'https://bank.example@example.org/',
    'https://user:secret@example.org/',
    'https://exa mple.org',
    'https://[::1',
  ])('%j is no link', (href) => {
    expect(safeLink(href)).toBeNull();
    expect(hrefs(parsePieces(`[press](${href})`)).filter((to) => !to.startsWith('https://'))).toEqual([]);
  });

  test('a picture is its description and nothing is fetched', () => {
    const pieces = parsePieces('![a map](https://example.org/pixel.png)');
    expect(pieces).toEqual([said('a map')]);
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '&lt;b&gt;',
    '<!-- hidden -->',
    '<svg/onload=alert(1)>',
    '</div></div>',
    '{{constructor}}',
    '```js\nalert(1)\n```',
  ])('%j is shown letter by letter', (html) => {
    const seen = parseBlocks(html).map((block) => ('text' in block ? visible(parsePieces(block.text)) : ''));
    expect(seen.join('\n')).toBe(html);
  });

  test('a label can neither hold another link nor reach over a line', () => {
    expect(hrefs(parsePieces('[a [b](https://one.example)](https://two.example)'))).toEqual([
      'https://one.example/',
      'https://two.example/',
    ]);
    expect(parsePieces('[a\nb](https://one.example')).not.toContainEqual(
      expect.objectContaining({ label: 'a\nb' }),
    );
  });
});

describe('no reply, however long or crooked, holds the page up', () => {
  test.each([
    ['*', 40_000],
    ['**', 20_000],
    ['_a', 20_000],
    ['[', 40_000],
    ['[a](', 10_000],
    ['![', 20_000],
    ['**a *b ', 8_000],
    ['[a](https://', 8_000],
    ['https://', 8_000],
    ['\\', 40_000],
    ['- ', 20_000],
    ['> ', 20_000],
    ['# #', 20_000],
    ['\n', 40_000],
    ['- a\n', 10_000],
    ['* * ', 10_000],
    ['1. ', 12_000],
    ['  ', 30_000],
    ['\u202e', 20_000],
    ['𝒳', 20_000],
    ['_a *b __c **d ', 8_000],
  ])('%j again and again is read in a moment, whole', (part, times) => {
    const started = performance.now();
    const blocks = parseBlocks(part.repeat(times));
    for (const block of blocks)
      for (const text of 'text' in block ? [block.text] : block.items) parsePieces(text);
    expect(performance.now() - started).toBeLessThan(1_500);
  });

  test.each([
    ['a heading of blanks', `# ${' '.repeat(60_000)}x`],
    ['a heading of marks', `# ${'#'.repeat(60_000)}x`],
    ['a heading of marks and blanks', `# ${' #'.repeat(30_000)}x`],
    ['an item with another kind of line end', `- ${' '.repeat(60_000)}\u2028x`],
    ['a rule that is none', `${'- '.repeat(30_000)}x`],
    ['a line of blanks that is none', `${' '.repeat(60_000)}x`],
  ])('%s is read in a moment, whole', (_, line) => {
    const started = performance.now();
    const [block] = parseBlocks(line);
    if (block && 'text' in block) parsePieces(block.text);
    expect(performance.now() - started).toBeLessThan(500);
  });
});

describe('where a link leads', () => {
  test.each([
    ['https://evil.example', 'evil.example', true],
    ['evil.example', 'evil.example', true],
    ['https://bank.example', 'evil.example', false],
    ['evil.example.bank.example', 'evil.example', false],
    ['bank.example/?evil.example', 'evil.example', false],
    ['press here', 'evil.example', false],
  ])('%j says that it leads to %s: %s', (label, host, says) => {
    expect(namesItsHost(label, host)).toBe(says);
  });

  test('can’t be turned around by invisible characters in its label', () => {
    const [link] = parsePieces('[moc.knab\u202E](https://evil.example)');
    expect(link).toMatchObject({ kind: 'link', label: 'moc.knab' });
  });
});
