import { Lexer, type MarkedToken, type Token, Tokenizer, type Tokens, type TokensList } from 'marked';

const MAX_MARKS_DEPTH = 3;

const QUOTED_LINES = /^(?: {0,3}>[^\n]*(?:\n|$))+/;

const ignore = () => undefined;

/** Markup that replies do not use stays text: HTML, code, tables, references, strikethrough and underlined headings. */
class ReplyTokenizer extends Tokenizer {
  override code = ignore;
  override fences = ignore;
  override html = ignore;
  override def = ignore;
  override table = ignore;
  override lheading = ignore;
  override tag = ignore;
  override codespan = ignore;
  override reflink = ignore;
  override del = ignore;

  /** A quote ends with its marked lines; Markdown would add the unmarked lines that follow, but models answer there. */
  override blockquote(src: string): Tokens.Blockquote | undefined {
    const quoted = QUOTED_LINES.exec(src);
    return quoted ? super.blockquote(quoted[0]) : undefined;
  }
}

/**
 * marked's lexer within limits that keep it fast for any text. It does not look into lists and quotes, which are lexed when
 * they are rendered, and not into marks that nest deeper than three times.
 */
export class ReplyLexer extends Lexer {
  #isInBlock = false;
  #depth = 0;

  constructor() {
    super({ gfm: true, tokenizer: new ReplyTokenizer() });
  }

  override blockTokens(src: string, tokens?: Token[], isClipped?: boolean): Token[];
  override blockTokens(src: string, tokens?: TokensList, isClipped?: boolean): TokensList;
  override blockTokens(src: string, tokens: Token[] = [], isClipped = false): Token[] {
    if (this.#isInBlock) return addText(src, tokens);
    this.#isInBlock = true;
    try {
      return super.blockTokens(src, tokens, isClipped);
    } finally {
      this.#isInBlock = false;
    }
  }

  override inlineTokens(src: string, tokens: Token[] = []): Token[] {
    if (this.#depth > MAX_MARKS_DEPTH) return addText(src, tokens);
    this.#depth += 1;
    try {
      return super.inlineTokens(src, tokens);
    } finally {
      this.#depth -= 1;
    }
  }
}

function addText(text: string, tokens: Token[]): Token[] {
  tokens.push({ type: 'text', raw: text, text });
  return tokens;
}

/** The lexer's own tokens: it has no extensions, which could add others. */
export function isOwnToken(token: Token): token is MarkedToken {
  return token.type !== 'generic';
}
