import { type ParseResult, parseSync, Visitor } from 'oxc-parser';

/** One import as it is written. `address` is undefined if it is worked out when the code runs. */
export interface Import {
  readonly address: string | undefined;
  readonly line: number;
}

interface Found {
  readonly address: string | undefined;
  readonly start: number;
}

const fixed = /^(['"`])((?:(?!\1|\$\{)[^\\])*)\1$/;
const besideModule = /new\s+URL\(\s*(['"`])(\.[^'"`]*)\1\s*,\s*import\.meta\.url/g;
/** What the list of imports lacks; few files have it, and a whole tree costs ten times the list. */
const needsTree = /\bimport\s*(?:\(|\/\*|\w+\s*=)|\bexport\s*(?:type\s*)?\{\s*\}/;

const kept: Found[] = [];
const keep = (source: { readonly value: string; readonly start: number }) =>
  kept.push({ address: source.value, start: source.start });
const visitor = new Visitor({
  TSImportType: ({ source }) => keep(source),
  TSExternalModuleReference: ({ expression }) => keep(expression),
  ExportNamedDeclaration: ({ source, specifiers }) => source && !specifiers.length && keep(source),
});

function fromTree({ program }: ParseResult): readonly Found[] {
  kept.length = 0;
  visitor.visit(program);
  return [...kept];
}

function* find(path: string, source: string): Generator<Found> {
  const parsed = parseSync(path, source);
  const { staticImports, staticExports, dynamicImports, importMetas } = parsed.module;
  for (const { moduleRequest } of staticImports)
    yield { address: moduleRequest.value, start: moduleRequest.start };
  for (const { moduleRequest } of staticExports.flatMap(({ entries }) => entries))
    if (moduleRequest) yield { address: moduleRequest.value, start: moduleRequest.start };
  for (const { moduleRequest, start } of dynamicImports) {
    const written = source.slice(moduleRequest.start, moduleRequest.end);
    yield { address: fixed.exec(written)?.[2], start };
  }
  for (const { start, end } of importMetas)
    if (/^\s*\.\s*glob\b/.test(source.slice(end, end + 20))) yield { address: undefined, start };
  if (importMetas.length)
    for (const match of source.matchAll(besideModule))
      yield { address: match[2], start: match.index };
  if (needsTree.test(source)) yield* fromTree(parsed);
}

/**
 * Every import of a source: static and dynamic, re-exports, of types only, and files named beside
 * the module by `new URL(…, import.meta.url)`.
 */
export function importsOf(path: string, source: string): readonly Import[] {
  const seen = new Map<string, Import>();
  for (const { address, start } of find(path, source)) {
    const line = source.slice(0, start).split('\n').length;
    seen.set(`${line} ${address}`, { address, line });
  }
  return [...seen.values()];
}
