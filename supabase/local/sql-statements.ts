/** One statement of a SQL file and the line (from 1) on which it begins. */
export interface SqlStatement {
  text: string;
  line: number;
}

/** Splits a SQL file at its top-level semicolons, minding quotes, dollar quotes, comments and BEGIN ATOMIC. */
export function sqlStatements(file: string): SqlStatement[] {
  const statements: SqlStatement[] = [];
  let start: number | undefined;
  let atomicDepth = 0;
  let previousWord = '';
  const finish = (end: number) => {
    if (start !== undefined) {
      const line = file.slice(0, start).split('\n').length;
      statements.push({ text: file.slice(start, end).trimEnd(), line });
    }
    start = undefined;
    previousWord = '';
  };
  for (let at = 0; at < file.length; ) {
    const token = tokenAt(file, at);
    if (token.kind === 'semicolon' && atomicDepth === 0) finish(at);
    else if (token.kind !== 'space') start ??= at;
    if (token.kind === 'word') {
      const word = token.text.toLowerCase();
      if (atomicDepth > 0 && word === 'case') atomicDepth += 1;
      else if (atomicDepth > 0 && word === 'end') atomicDepth -= 1;
      else if (word === 'atomic' && previousWord === 'begin') atomicDepth += 1;
      previousWord = word;
    }
    at += token.text.length;
  }
  finish(file.length);
  return statements;
}

type TokenKind = 'space' | 'word' | 'quoted' | 'semicolon' | 'other';

const TOKENS: [TokenKind, RegExp][] = [
  ['space', /\s+|--[^\n]*/y],
  ['quoted', /[eE]'(?:[^'\\]|\\[\s\S]|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"/y],
  ['quoted', /\$([a-zA-Z_\u0080-\uffff][\w\u0080-\uffff]*)?\$[\s\S]*?\$\1\$/y],
  ['word', /[a-zA-Z_\u0080-\uffff][\w$\u0080-\uffff]*/y],
  ['semicolon', /;/y],
];

function tokenAt(file: string, at: number): { kind: TokenKind; text: string } {
  if (file.startsWith('/*', at)) return { kind: 'space', text: blockComment(file, at) };
  for (const [kind, pattern] of TOKENS) {
    pattern.lastIndex = at;
    const text = pattern.exec(file)?.[0];
    if (text) return { kind, text };
  }
  return { kind: 'other', text: file.charAt(at) };
}

/** Block comments nest in SQL. */
function blockComment(file: string, from: number): string {
  let depth = 0;
  for (let at = from; at < file.length; at += 1) {
    const pair = file.slice(at, at + 2);
    if (pair !== '/*' && pair !== '*/') continue;
    depth += pair === '/*' ? 1 : -1;
    at += 1;
    if (depth === 0) return file.slice(from, at + 1);
  }
  return file.slice(from);
}
