import type { LocationSlug } from '#seed/site/locations.ts';
import type { Figure } from './figure.ts';
import * as interiors from './interiors.ts';
import type { ObjectName } from './objects/index.ts';
import * as outdoors from './outdoors.ts';
import * as tents from './tents.ts';

/** How each place is drawn. */
export const places: Readonly<Record<LocationSlug, () => string>> = {
  'main-hall': interiors.mainHall,
  'ghazali-room': interiors.lectureRoom,
  'rabia-room': interiors.circleRoom,
  library: interiors.library,
  'meeting-tent': tents.meetingTent,
  'youth-tent': tents.youthTent,
  'village-tent': tents.villageTent,
  'knowledge-pavilion': outdoors.knowledgePavilion,
  'arts-pavilion': outdoors.artsPavilion,
  mosque: outdoors.mosque,
  garden: outdoors.garden,
  esplanade: outdoors.esplanade,
};

/** What stands for each exhibitor: its emblem, then two companions on its table. */
export const emblems: Readonly<
  Record<string, readonly [ObjectName, readonly [ObjectName, ObjectName]]>
> = {
  'atelier-du-zellige': ['tile', ['jug', 'casket']],
  'tisseuses-de-figuig': ['loom', ['jug', 'casket']],
  'cuivre-et-lumiere': ['lamp', ['teapot', 'casket']],
  'bois-de-thuya': ['casket', ['oliveTree', 'lamp']],
  'editions-du-belvedere': ['openBook', ['bookRow', 'reedPen']],
  'maison-du-manuscrit': ['manuscript', ['reedPen', 'bookRow']],
  'librairie-des-deux-rives': ['bookRow', ['openBook', 'teapot']],
  'le-calame': ['reedPen', ['manuscript', 'openBook']],
  'mains-tendues': ['cauldron', ['wheat', 'jug']],
  'ecole-sous-l-olivier': ['oliveTree', ['openBook', 'bookRow']],
  'toit-partage': ['sharedRoof', ['lamp', 'teapot']],
  'voix-des-anciens': ['headphones', ['openBook', 'teapot']],
  'semences-de-l-oriental': ['wheat', ['jug', 'oliveTree']],
  'eau-vive': ['spring', ['jug', 'oliveTree']],
  'soleil-commun': ['sun', ['lamp', 'sharedRoof']],
  'ruches-de-zegzel': ['hive', ['jug', 'oil']],
  'caravane-medicale': ['caravan', ['gift', 'mortar']],
  'ecoute-et-presence': ['listening', ['teapot', 'lamp']],
  'don-de-vie': ['gift', ['caravan', 'teapot']],
  'simples-et-remedes': ['mortar', ['oil', 'jug']],
  'table-de-madagh': ['tagine', ['cauldron', 'wheat']],
  'huiles-des-beni-snassen': ['oil', ['oliveTree', 'jug']],
  'saveurs-du-fleuve': ['hibiscus', ['cauldron', 'tagine']],
  'maison-du-the': ['teapot', ['hibiscus', 'lamp']],
};

const women: ReadonlySet<string> = new Set([
  'aisha-bello-kware',
  'amina-hadziselimagic',
  'aminata-kounta-traore',
  'ananya-raghuvir',
  'annegret-holzwarth',
  'bushra-makhdoomzai',
  'claire-vauquelin',
  'dilnoza-karshieva',
  'elif-sungurlu',
  'emna-zaghdoudi',
  'fatima-zahra-lamtouni',
  'hanane-el-meskali',
  'hannah-okonski',
  'hoda-el-dahshouri',
  'imogen-faircloth',
  'khadija-ouazzine',
  'kheira-bouchenafer',
  'leila-marandian',
  'mame-coumba-ndao',
  'marguerite-desbiens-haddad',
  'marisol-encinar',
  'maryam-sokhna-drame',
  'mounia-taourirti',
  'naima-benchekra',
  'ndeye-awa-diakhate',
  'nik-farhana-zakaria',
  'nur-laila-kusumadewi',
  'rania-el-bahrawi',
  'rima-al-qanawati',
  'rosalind-hartwell-amin',
  'salma-berkanaoui',
  'samia-hadjeras',
  'wilhelmine-askeland',
  'yamina-ait-ferhoun',
  'zehra-gunbatan',
  'zineb-aghbala',
]);

/** How a speaker's portrait is dressed. */
export function figureOf(speaker: string): Figure {
  return women.has(speaker) ? 'woman' : 'man';
}
