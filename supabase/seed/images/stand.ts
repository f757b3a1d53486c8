import type { Chance } from './chance.ts';
import { tileCentres } from './geometry.ts';
import { lantern } from './lights.ts';
import { type ObjectName, objects } from './objects/index.ts';
import { paint } from './palette.ts';
import { at, box, disc, glow, khatam, line, oval, picture, shape, vertical } from './shapes.ts';

/** An exhibitor's mark, 400 × 400: its emblem in a star of the zone's colour. */
export function logo(emblem: ObjectName, color: string): string {
  return picture(
    400,
    400,
    box(0, 0, 400, 400, paint.ivory),
    khatam(200, 200, 188, color),
    khatam(200, 200, 174, 'none', `stroke="${paint.lamp}" stroke-width="4"`),
    disc(200, 200, 122, paint.ivory),
    disc(200, 200, 122, 'none', `stroke="${paint.gold}" stroke-width="6"`),
    at(200, 200, 1.72, objects[emblem]),
  );
}

/** An exhibitor's stand by lamplight, 640 × 400: its emblem on the table, two companions beside it. */
export function activity(
  emblem: ObjectName,
  companions: readonly [ObjectName, ObjectName],
  color: string,
  chance: Chance,
): string {
  const cloth = chance.pick(['#e9d7b0', '#d9b98a', '#efe3c8']);
  const [left, right] = chance.happens(0.5) ? companions : [companions[1], companions[0]];
  return picture(
    640,
    400,
    vertical('back', [0, '#3b2a22'], [0.55, '#8a5a35'], [1, '#b98450']),
    box(0, 0, 640, 400, 'url(#back)'),
    tileCentres(640, 320, 32)
      .map(({ x, y }) =>
        khatam(x, y, 32, 'none', 'stroke="#f3cf8f" stroke-opacity="0.16" stroke-width="1.4"'),
      )
      .join(''),
    glow('warmth', 320, 180, 300, '#ffcf7d', 0.62),
    shape('M0 292H640V400H0Z', color),
    shape('M0 292H640V400H0Z', '#000', 'fill-opacity="0.12"'),
    shape('M-10 276H650V304Q320 330 -10 304Z', cloth),
    line('M-10 300Q320 326 650 300', paint.gold, 3),
    ...[64, 192, 320, 448, 576].map((x) => khatam(x, 362, 17, cloth, 'fill-opacity="0.3"')),
    oval(150, 282, 62, 9, '#000', 'fill-opacity="0.16"'),
    oval(490, 282, 62, 9, '#000', 'fill-opacity="0.16"'),
    oval(320, 288, 104, 12, '#000', 'fill-opacity="0.2"'),
    at(150, 222, 1.3, objects[left]),
    at(490, 222, 1.3, objects[right]),
    at(320, 190, 2.15, objects[emblem]),
    awning(color),
    lantern('left', 62, 126, 0.62, 130),
    lantern('right', 578, 126, 0.62, 130),
  );
}

function awning(color: string): string {
  const stripes = Array.from({ length: 10 }, (_, index) => {
    const x = index * 64;
    const fill = index % 2 ? paint.ivory : color;
    return shape(`M${x} 0H${x + 64}V40A32 24 0 0 1 ${x} 40Z`, fill);
  });
  return stripes.join('') + box(0, 0, 640, 12, '#000', 'fill-opacity="0.22"');
}
