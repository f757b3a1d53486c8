import type { PlanFeature, PlanKind, SitePlan } from '#entities/kit/field.ts';
import type { Localized } from '#shared/localized.ts';
import { type Corner, line, polygon, rectangle, regular, siteAround, star } from './survey.ts';

/** The courtyard of the zawiya, from which everything on the plan is measured. */
const zawiya = siteAround([-2.338, 35.013]);

function area(kind: PlanKind, corners: readonly Corner[], name?: Localized): PlanFeature {
  const geometry = polygon(zawiya, corners);
  return { type: 'Feature', geometry, properties: name ? { kind, name } : { kind } };
}

/** A path that not everybody can go. */
function stairs(corners: readonly Corner[]): PlanFeature {
  const geometry = line(zawiya, corners);
  return { type: 'Feature', geometry, properties: { kind: 'path', steps: true } };
}

function way(kind: PlanKind, corners: readonly Corner[], name?: Localized): PlanFeature {
  const geometry = line(zawiya, corners);
  return { type: 'Feature', geometry, properties: name ? { kind, name } : { kind } };
}

const surroundings: readonly PlanFeature[] = [
  way(
    'road',
    [
      [-300, -222],
      [-160, -214],
      [20, -206],
      [180, -208],
      [262, -196],
      [276, -150],
      [282, 0],
      [276, 130],
      [284, 300],
    ],
    { fr: 'Route de Berkane', en: 'Berkane road', ar: 'طريق بركان' },
  ),
  way(
    'water',
    [
      [-300, 70],
      [-236, 104],
      [-196, 158],
      [-176, 222],
      [-182, 300],
    ],
    { fr: 'Séguia', en: 'Irrigation channel', ar: 'الساقية' },
  ),
  area(
    'garden',
    [
      [-250, -58],
      [-128, -58],
      [-122, 34],
      [-150, 62],
      [-226, 58],
      [-256, 20],
    ],
    { fr: 'Oliveraie', en: 'Olive grove', ar: 'بستان الزيتون' },
  ),
  area(
    'garden',
    [
      [84, 108],
      [246, 116],
      [250, 186],
      [232, 252],
      [148, 254],
      [138, 196],
      [84, 184],
    ],
    { fr: 'Orangeraie', en: 'Orange grove', ar: 'بستان البرتقال' },
  ),
  area('garden', [
    [86, -52],
    [120, -62],
    [196, -40],
    [204, 34],
    [176, 52],
    [88, 42],
  ]),
  area('garden', rectangle(104, -186, 236, -122), {
    fr: 'Roseraie',
    en: 'Rose garden',
    ar: 'حديقة الورد',
  }),
];

const gardenOfLights: readonly PlanFeature[] = [
  area('garden', [
    [-72, 124],
    [16, 124],
    [28, 136],
    [28, 202],
    [16, 214],
    [-72, 214],
    [-84, 202],
    [-84, 136],
  ]),
  way('path', [
    [-28, 124],
    [-28, 214],
  ]),
  way('path', [
    [-84, 169],
    [28, 169],
  ]),
  area('water', regular([-28, 169], 11, 8)),
  area('water', regular([-56, 146], 5, 8)),
  area('water', regular([0, 146], 5, 8)),
  area('water', regular([-56, 192], 5, 8)),
  area('water', regular([0, 192], 5, 8)),
];

/** Gates are where the walls leave off. */
const walls: readonly PlanFeature[] = [
  way('building', [
    [14, -66],
    [58, -66],
    [58, -4],
  ]),
  way('building', [
    [58, 14],
    [58, 78],
    [-20, 78],
  ]),
  way('building', [
    [-36, 78],
    [-100, 78],
    [-100, 14],
  ]),
  way('building', [
    [-100, -2],
    [-100, -66],
    [-2, -66],
  ]),
];

const courtyard: readonly PlanFeature[] = [
  area('garden', rectangle(-34, -56, -8, -22)),
  area('garden', rectangle(20, -56, 46, -22)),
  area('garden', rectangle(-90, 28, -54, 66)),
  area('garden', rectangle(8, 46, 46, 68)),
  area('water', regular([6, -39], 6, 8)),
];

const buildings: readonly PlanFeature[] = [
  area('building', rectangle(-19, -13, 10, 17)),
  area('building', rectangle(-27, 9, -19, 17)),
  area('building', rectangle(12, -5, 47, 33)),
  area('building', rectangle(-42, 34, -8, 54)),
  area('building', [
    [-88, -54],
    [-60, -54],
    [-60, -28],
    [-40, -28],
    [-40, -2],
    [-88, -2],
  ]),
  area('building', rectangle(-54, 12, -46, 20)),
  area('building', rectangle(-16, 19, 4, 27)),
  area('building', rectangle(-66, -156, -54, -148)),
  area('building', rectangle(184, -50, 194, -43)),
  area('building', regular([-102, 134.5], 25, 8)),
  area('building', regular([102, 220], 19, 8)),
  area('building', regular([-156.6, -126.8], 13, 8)),
  area('building', star([217.7, 74.5], 19)),
  area('building', star([155.7, -78.9], 18)),
];

const paths: readonly PlanFeature[] = [
  area('path', [
    [-34, -182],
    [68, -182],
    [76, -174],
    [76, -112],
    [68, -104],
    [-34, -104],
    [-42, -112],
    [-42, -174],
  ]),
  way('path', [
    [17, -206],
    [17, -142],
    [6, -104],
    [6, -13],
  ]),
  way('path', [
    [-74, -54],
    [-74, -66],
    [-74, -90],
    [-42, -130],
  ]),
  way('path', [
    [-100, 6],
    [-46, 6],
    [-30, 22],
    [-25, 44],
    [-28, 78],
    [-28, 124],
  ]),
  way('path', [
    [-46, 6],
    [-52, -10],
  ]),
  way('path', [
    [6, -60],
    [-48, -60],
    [-74, -60],
  ]),
  way('path', [
    [-29, 26],
    [6, 40],
    [52, 40],
    [58, 5],
    [29, -10],
    [6, -18],
  ]),
  way('path', [
    [-30, 22],
    [-32, 4],
    [-32, -16],
    [6, -18],
  ]),
  way('path', [
    [-32, -16],
    [-37, -26],
    [-37, -60],
  ]),
  way('path', [
    [58, 5],
    [84, 62],
    [150, 74],
    [217, 74],
    [246, 60],
    [279, 40],
  ]),
  way('path', [
    [217, 74],
    [216, 0],
    [196, -60],
    [156, -79],
    [104, -96],
    [76, -130],
  ]),
  way('path', [
    [-42, -142],
    [-90, -136],
    [-156, -127],
  ]),
  way('path', [
    [-156, -127],
    [-186, -70],
    [-122, -20],
    [-100, 6],
    [-112, 70],
    [-104, 110],
    [-84, 169],
  ]),
  way('path', [
    [28, 169],
    [60, 180],
    [78, 206],
    [102, 220],
  ]),
  way('path', [
    [60, 180],
    [66, 120],
    [84, 62],
  ]),
  way('path', [
    [102, 220],
    [128, 262],
    [282, 268],
  ]),
  stairs([
    [-28, 98],
    [-60, 104],
    [-84, 110],
    [-104, 110],
  ]),
  area('path', [
    [-150, -203],
    [-72, -200],
    [-72, -179],
    [-150, -179],
  ]),
  way('path', [
    [-72, -186],
    [-42, -168],
  ]),
];

/** The zawiya within its walls, the gardens around it and the paths between all places of the forum. */
export const sitePlan: SitePlan = {
  type: 'FeatureCollection',
  features: [...surroundings, ...paths, ...gardenOfLights, ...courtyard, ...buildings, ...walls],
};
