/** How many grounds there are to choose from; src/ui/portrait.module.css has their colours. */
const grounds = 6;
/** The arch is drawn on a field of 80 by 100; the star's centre, and the widest line of a name on it. */
const centre = { x: 40, y: 50 };
const widest = 64;

/** The star that stands for one person. */
interface NameStar {
  /** Which of the grounds, from 0. */
  readonly ground: number;
  /** Closed outlines on the field, from the outermost inwards. */
  readonly outlines: readonly string[];
}

/** Lines of a name and the size of their letters, in units of the field. */
interface NameLines {
  readonly lines: readonly string[];
  readonly size: number;
}

/**
 * The star of a person, from their id alone: the same everywhere and always, and hardly ever another's.
 * Each is an eight-fold rosette; depth, turn and number of its rings differ, and the ground's colour.
 */
export function starOf(id: string): NameStar {
  const draw = drawsFrom(id);
  const ground = draw(grounds);
  const rings = 3 + draw(2);
  const depth = 0.52 + draw(64) / 200;
  const shrink = 0.66 + draw(16) / 100;
  const turn = draw(2) * 22.5;
  const twist = [0, 22.5, 11.25][draw(3)] ?? 0;
  const outlines = Array.from({ length: rings }, (_, ring) =>
    rosette(46 * shrink ** ring, depth, turn + ring * twist),
  );
  // The khatam itself: two squares through one another.
  const heart = 46 * shrink ** rings;
  return { ground, outlines: [...outlines, square(heart, 0), square(heart, 45)] };
}

/** Numbers below a bound, one after the other, that follow from a text. */
function drawsFrom(text: string): (below: number) => number {
  let state = 2_166_136_261;
  for (const letter of text) {
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  }
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e37_79b9;
    const mixed = Math.imul(state ^ (state >>> 13), 3_266_489_917);
    return ((mixed ^ (mixed >>> 16)) >>> 0) % below;
  };
}

function rosette(radius: number, depth: number, turn: number): string {
  return outline(16, (corner) => (corner % 2 === 0 ? radius : radius * depth), turn);
}

function square(radius: number, turn: number): string {
  return outline(4, () => radius, turn + 45);
}

function outline(corners: number, radius: (corner: number) => number, turn: number): string {
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = ((corner * 360) / corners + turn) * (Math.PI / 180);
    const x = centre.x + radius(corner) * Math.sin(angle);
    const y = centre.y - radius(corner) * Math.cos(angle);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** Words of Arabic names that mean nothing without the next. */
const bound = /^(?:عبد|أبو|أبي|أبا|أم|ابن|بن|ابنة|بنت|ولد|آيت|أيت|آل|ذو|سيدي|مولاي|لالة)$/;

/** Width of an average letter, in its size. */
const letterWidth = { ar: 0.46, latin: 0.47 } as const;

/**
 * Breaks a name into up to three lines and sizes its letters so that the longest fits the arch; words
 * that belong together stay together. Reckoned from letters, for nothing can be measured in Node.
 */
export function nameLines(name: string, script: keyof typeof letterWidth, largest: number) {
  const parts: string[] = [];
  for (const word of name.trim().split(/\s+/)) {
    const last = parts.at(-1);
    if (script === 'ar' && last && bound.test(last.split('\u00a0').at(-1) ?? '')) {
      parts[parts.length - 1] = `${last}\u00a0${word}`;
    } else parts.push(word);
  }
  let best: NameLines = { lines: [], size: 0 };
  for (let count = 1; count <= Math.min(3, parts.length); count += 1) {
    for (const lines of partings(parts, count)) {
      const longest = Math.max(...lines.map(lettersIn));
      const size = Math.min(largest, widest / (longest * letterWidth[script]));
      // A further line has to earn its place.
      if (size > best.size * 1.12 || (size > best.size && lines.length === best.lines.length)) {
        best = { lines, size: Math.round(size * 10) / 10 };
      }
    }
  }
  return best;
}

/** Every way to lay parts out on so many lines. */
function partings(parts: readonly string[], count: number): string[][] {
  if (count === 1) return [[parts.join(' ')]];
  return parts.slice(0, parts.length - count + 1).flatMap((_, index) => {
    const first = parts.slice(0, index + 1).join(' ');
    return partings(parts.slice(index + 1), count - 1).map((rest) => [first, ...rest]);
  });
}

/** Letters that take room; marks stand over others. */
const lettersIn = (text: string) => Math.max(1, text.replace(/\p{M}/gu, '').length);

/** The letter that a person's name begins with, their article left out. */
export function initialOf(name: string): string {
  return [...name.trim().replace(/^ال(?=\p{L}{2})/u, '')][0] ?? '';
}
