/** The longest message that is reported, in characters; the server's bound. */
const longestMessage = 200;

/** How many places of the code are reported of one error, the innermost first; the server's bound. */
const mostPlaces = 8;

/** What stands where something was taken out. */
const out = '…';

/** A file of the app's own code, or its worker, with a position in it, as browsers write it in a stack. */
const place = /\/(assets\/(?:[\w-]+\/)*[\w.-]{1,80}\.js|sw\.js):(\d{1,7}):(\d{1,7})/g;

/** What stands in quotes, or behind a quote that nothing closes; a word before it says that it is code. */
const quoted =
  /(\b(?:reading|setting|evaluating|property) )?("[^"]*(?:"|$)|`[^`]*(?:`|$)|«[^»]*(?:»|$)|“[^”]*(?:”|$)|‘[^’]*(?:’|$)|(?<![\p{L}\p{Nd}])'(?:[^']|'(?=\p{L}))*(?:'|$))/gu;

const identifier = /^["'`][A-Za-z_$][\w$.]{0,59}["'`]$/;

/**
 * What an error says, without anything of whoever had it: no quoted text but names in code, no address
 * but the names of the app's own files, no address of mail, no long number, no key.
 */
export function scrubbed(message: string): string {
  const text = message
    // Neither wide digits nor letters that nobody sees hide anything.
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cs}]/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(quoted, (_, word = '', text: string) =>
      word && identifier.test(text) ? word + text : `${word}${out}`,
    )
    .replace(/https?:\/\/[^\s/]+\/assets\/(?:[\w-]+\/)*([\w.-]{1,80}\.js)\S*/gi, '$1')
    .replace(/[a-z][\w+.-]*:\/\/\S*|\b(?:blob|data|mailto|tel):\S*/gi, out)
    .replace(/\S*(?:@|%40)\S*/g, out)
    .replace(/[?#]\S*/g, '')
    .replaceAll('://', ' ')
    // Numbers of telephones are written in groups.
    .replace(/\+?\p{Nd}(?:[ .,()/-]{0,2}\p{Nd}){4,}/gu, out)
    .replace(/(?=[\w-]*[\d_-])[\w-]{20,}(?![\w-]|\.js\b)|\w{40,}/g, out)
    .trim();
  return [...text].slice(0, longestMessage).join('');
}

/** Where in the app's own code a stack leads through, as `file.js:line:column`. */
export function placesIn(stack: string, origin: string): readonly string[] {
  return stack
    .split('\n')
    .filter((line) => line.includes(`${origin}/assets/`) || line.includes(`${origin}/sw.js:`))
    .flatMap((line) => [...line.matchAll(place)])
    .map(([, file, line, column]) => `${file?.split('/').at(-1)}:${line}:${column}`)
    .slice(0, mostPlaces);
}
