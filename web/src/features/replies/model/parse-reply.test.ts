import { describe, expect, test } from 'vitest';
import { type Block, blocksOf, continueParsing, type ParsedReply, parseBlocks } from './parse-blocks.ts';
import { namesItsHost, type Piece, parsePieces, safeLink } from './parse-pieces.ts';

const said = (text: string): Piece => ({ kind: 'text', text });
const strong = (...pieces: Piece[]): Piece => ({ kind: 'strong', pieces });
const emphasis = (...pieces: Piece[]): Piece => ({ kind: 'emphasis', pieces });

/** The text that a reader would see. */
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
  test('paragraphs end at an empty line and keep their line breaks', () => {
    expect(parseBlocks('One\ntwo\r\n\r\nthree')).toEqual<Block[]>([
      { kind: 'paragraph', text: 'One\ntwo' },
      { kind: 'paragraph', text: 'three' },
    ]);
  });

  test('lists, numbered or not, continue after empty lines and keep their first number', () => {
    expect(parseBlocks('Try:\n- listen\n* wait\n  a moment\n\n- ask\n\n3. rest\n4) talk')).toEqual<Block[]>([
      { kind: 'paragraph', text: 'Try:' },
      { kind: 'list', ordered: false, first: 1, items: ['listen', 'wait\na moment', 'ask'] },
      { kind: 'list', ordered: true, first: 3, items: ['rest', 'talk'] },
    ]);
  });

  test('headings and quotes are parsed, horizontal rules are dropped', () => {
    expect(parseBlocks('## First ##\n> I feel\n> hurt\nwhen\n\n---\n#nothing')).toEqual<Block[]>([
      { kind: 'heading', text: 'First' },
      { kind: 'quote', text: 'I feel\nhurt' },
      { kind: 'paragraph', text: 'when' },
      { kind: 'paragraph', text: '#nothing' },
    ]);
  });

  test('bold and italics can be nested', () => {
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
  ])('%j contains no markup and is unchanged', (text) => expect(parsePieces(text)).toEqual([said(text)]));

  test('a backslash escapes a mark', () => {
    expect(visible(parsePieces('\\*not bold\\* C:\\dir'))).toBe('*not bold* C:\\dir');
  });

  test('an incomplete reply is shown as text, and nothing is lost', () => {
    const reply = 'Hi **you** and [a guide](/library/repair-after-conflict).';
    for (let end = 0; end <= reply.length; end++) {
      const seen = visible(parsePieces(reply.slice(0, end)));
      expect(reply.slice(0, end).startsWith(seen.slice(0, 3))).toBe(true);
    }
  });
});

describe('a reply that streams', () => {
  const REPLY = [
    'It is **hard** to [talk](https://example.org).\r\n\r\n## First\n',
    '- listen\n- wait\n  - a moment\n\n• ask\n\n1. rest\n2) talk\n',
    '> I feel\n> hurt\nwhen you leave\n\n---\n',
    '| a | b |\n|---|---|\n| 1 | 2 |\n\n```js\ncode()\n```\n<b>x</b>\n\n[1]: https://example.org\nTitle\n===\n\n    far in\nend',
  ].join('\n');

  test('has the same blocks at every moment as if it were parsed from its beginning', () => {
    let parsed: ParsedReply | null = null;
    for (let end = 0; end <= REPLY.length; end++) {
      const shown = REPLY.slice(0, end);
      parsed = continueParsing(parsed, shown);
      expect(blocksOf(parsed)).toEqual(parseBlocks(shown));
    }
  });

  test('keeps the blocks before its last and does not parse them again', () => {
    const before = continueParsing(null, 'One.\n\n- two\n- three\n\nFour');
    const after = continueParsing(before, 'One.\n\n- two\n- three\n\nFour and **five**.\n\nSix');
    expect(after.parts.slice(0, 2).map(({ block }, at) => block === before.parts[at]?.block)).toEqual([
      true,
      true,
    ]);
    expect(blocksOf(after).at(-1)).toEqual({ kind: 'paragraph', text: 'Six' });
  });

  test('that is replaced by another text is parsed from its beginning', () => {
    const parsed = continueParsing(continueParsing(null, 'One.\n\nTwo'), '- three');
    expect(blocksOf(parsed)).toEqual([{ kind: 'list', ordered: false, first: 1, items: ['three'] }]);
  });
});

describe('markup that replies do not use', () => {
  test.each([
    '| a | b |\n|---|---|\n| 1 | 2 |',
    '`code` and ~~struck~~ and www.example.org and a@example.org',
    '[a][1]',
    '[1]: /library',
    'Title\n===',
    '[](https://example.org)',
    '&amp; &#106;',
  ])('%j is shown as it was written', (text) => {
    const blocks = parseBlocks(text);
    expect(blocks).toEqual([{ kind: 'paragraph', text }]);
    expect(parsePieces(text)).toEqual([said(text)]);
  });

  test('a task of a list keeps its box', () => {
    expect(parseBlocks('- [ ] call\n- [x] write')).toEqual([
      { kind: 'list', ordered: false, first: 1, items: ['[ ] call', '[x] write'] },
    ]);
  });
});

describe('a reply can link to safe targets only', () => {
  test('links to other sites and to our own guides are accepted', () => {
    expect(parsePieces('[Help](https://example.org/a?b=c "x") [guide](/library/saying-no-kindly)')).toEqual([
      { kind: 'link', label: 'Help', href: 'https://example.org/a?b=c', host: 'example.org' },
      said(' '),
      { kind: 'link', label: 'guide', href: '/library/saying-no-kindly', host: null },
    ]);
  });

  test('an address in a sentence becomes a link without the full stop', () => {
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
  ])('%j is not a link', (href) => {
    expect(safeLink(href)).toBeNull();
    expect(hrefs(parsePieces(`[press](${href})`)).filter((to) => !to.startsWith('https://'))).toEqual([]);
  });

  test('an image is shown as its description and is not loaded', () => {
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
  ])('%j is shown as plain text', (html) => {
    const seen = parseBlocks(html).map((block) => ('text' in block ? visible(parsePieces(block.text)) : ''));
    expect(seen.join('\n')).toBe(html);
  });

  test('a label cannot contain another link or a line break', () => {
    expect(hrefs(parsePieces('[a [b](https://one.example)](https://two.example)'))).toEqual([
      'https://one.example/',
      'https://two.example/',
    ]);
    expect(parsePieces('[a\nb](https://one.example')).not.toContainEqual(
      expect.objectContaining({ label: 'a\nb' }),
    );
  });
});

describe('no reply, however long or malformed, blocks the page', () => {
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
    ['*a ', 20_000],
    ['*a **b ', 1_000],
    ['a* ', 20_000],
    ['`', 40_000],
    ['`a``b', 10_000],
    ['<a ', 10_000],
    ['<!--', 10_000],
    ['~~a ', 10_000],
    ['|a', 10_000],
    ['|a|\n', 10_000],
    ['- > ', 10_000],
    ['> a\n', 10_000],
    ['a\n', 20_000],
    ['• ', 20_000],
    ['&a', 10_000],
    ['www.', 10_000],
    ['a@', 20_000],
    ['a.', 20_000],
  ])('%j repeated many times is parsed quickly and completely', (part, times) => {
    const started = performance.now();
    const blocks = parseBlocks(part.repeat(times));
    for (const block of blocks)
      for (const text of 'text' in block ? [block.text] : block.items) parsePieces(text);
    expect(performance.now() - started).toBeLessThan(1_500);
  });

  test.each([
    ['a heading of spaces', `# ${' '.repeat(60_000)}x`],
    ['a heading of marks', `# ${'#'.repeat(60_000)}x`],
    ['a heading of marks and spaces', `# ${' #'.repeat(30_000)}x`],
    ['an item with a Unicode line separator', `- ${' '.repeat(60_000)}\u2028x`],
    ['an invalid horizontal rule', `${'- '.repeat(30_000)}x`],
    ['nested marks', `${'*a **b '.repeat(2_000)}${'b** a* '.repeat(2_000)}`],
    [
      'a long item with deep lists',
      Array.from({ length: 200 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n'),
    ],
    ['a line of spaces with a final letter', `${' '.repeat(60_000)}x`],
  ])('%s is parsed quickly and completely', (_, line) => {
    const started = performance.now();
    const [block] = parseBlocks(line);
    if (block && 'text' in block) parsePieces(block.text);
    expect(performance.now() - started).toBeLessThan(500);
  });
});

describe('the target of a link', () => {
  test.each([
    ['https://evil.example', 'evil.example', true],
    ['evil.example', 'evil.example', true],
    ['https://bank.example', 'evil.example', false],
    ['evil.example.bank.example', 'evil.example', false],
    ['bank.example/?evil.example', 'evil.example', false],
    ['press here', 'evil.example', false],
  ])('label %j already names the host %s: %s', (label, host, says) => {
    expect(namesItsHost(label, host)).toBe(says);
  });

  test('cannot be disguised by invisible characters in its label', () => {
    const [link] = parsePieces('[moc.knab\u202E](https://evil.example)');
    expect(link).toMatchObject({ kind: 'link', label: 'moc.knab' });
  });
});
