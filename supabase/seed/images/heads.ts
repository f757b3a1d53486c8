import type { Chance } from './chance.ts';
import type { Scheme } from './palette.ts';
import { disc, line, shape } from './shapes.ts';

/** The colours one figure is drawn in. */
export interface Look extends Scheme {
  readonly robe: string;
  /** Cloth of a turban, cap, veil or shawl. */
  readonly wrap: string;
  readonly skin: string;
  readonly hair: string;
}

/** What covers a head: drawn behind the shoulders, and before the face. */
export interface Head {
  readonly behind: string;
  readonly before: string;
}

/** Opacity of the side that the light does not reach. */
export const shadow = 'fill-opacity="0.13"';

function beard({ hair: color }: Look, chance: Chance): string {
  if (chance.happens(0.35)) return '';
  const long = chance.happens(0.4) ? 322 : 294;
  return shape(
    `M149 204C150 222 158 238 176 240C190 232 210 232 224 240C242 238 250 222 251 204C256 250 240 ${long - 14} 200 ${long}C160 ${long - 14} 144 250 149 204Z`,
    color,
  );
}

const turban = (look: Look, chance: Chance): Head => ({
  behind: '',
  before:
    beard(look, chance) +
    shape(
      'M140 196C124 138 158 104 200 104S276 138 260 196C238 170 218 164 200 164S162 170 140 196Z',
      look.wrap,
    ) +
    line(
      'M140 190C160 150 220 128 256 146M144 166C164 138 206 118 240 122M168 168C200 150 240 154 260 182',
      look.shade,
      4,
    ) +
    shape(
      'M200 104C242 104 276 138 260 196C250 184 240 176 230 171C246 146 228 116 200 104Z',
      '#000',
      shadow,
    ),
});

const cap = (look: Look, chance: Chance): Head => ({
  behind: '',
  before:
    beard(look, chance) +
    shape(
      'M147 196C146 182 148 176 152 170C168 158 232 158 248 170C252 176 254 182 253 196C246 186 240 180 200 178S154 186 147 196Z',
      look.hair,
    ) +
    shape('M149 178C148 136 170 122 200 122S252 136 251 178C236 166 164 166 149 178Z', look.wrap) +
    line('M151 166C170 154 230 154 249 166', look.trim, 4) +
    [166, 183, 200, 217, 234]
      .map((x) => disc(x, x === 200 ? 143 : x === 183 || x === 217 ? 144 : 149, 3.2, look.shade))
      .join(''),
});

const tarboosh = (look: Look, chance: Chance): Head => ({
  behind: '',
  before:
    beard(look, chance) +
    shape(
      'M148 200C147 186 150 178 154 172H246C250 178 253 186 252 200C246 190 240 184 236 182H164C158 184 154 190 148 200Z',
      look.hair,
    ) +
    shape('M153 178L164 106C180 100 220 100 236 106L247 178C222 168 178 168 153 178Z', '#8c2f22') +
    shape('M200 102C214 102 228 103 236 106L247 178C236 174 226 172 214 171Z', '#000', shadow) +
    line('M200 101C230 96 246 112 252 150', look.ground, 3) +
    line('M252 150V168', look.ground, 7),
});

const bareHead = (look: Look, chance: Chance): Head => ({
  behind: '',
  before:
    beard(look, chance) +
    shape(
      'M146 206C138 150 162 124 204 124C246 124 262 154 254 206C250 190 246 178 236 170C214 176 184 172 168 164C156 176 150 190 146 206Z',
      look.hair,
    ),
});

const hood = (look: Look, chance: Chance): Head => ({
  behind:
    shape(
      'M96 388C110 300 112 220 132 168C148 126 178 96 204 78C226 98 254 128 268 168C288 220 290 300 304 388Z',
      look.robe,
    ) +
    shape(
      'M204 78C226 98 254 128 268 168C288 220 290 300 304 388H262C262 260 250 160 204 78Z',
      '#000',
      shadow,
    ) +
    shape(
      'M136 330C128 236 146 146 200 128C254 146 272 236 264 330Z',
      '#000',
      'fill-opacity="0.34"',
    ),
  before:
    beard(look, chance) +
    shape(
      'M146 202C142 156 166 132 200 132S258 156 254 202C248 180 240 168 200 166S152 180 146 202Z',
      look.hair,
    ) +
    line('M134 330C126 236 144 142 202 122C256 142 274 236 266 330', look.trim, 4.5),
});

const veil = (look: Look): Head => {
  const cloth = look.wrap;
  return {
    behind: shape(
      'M92 420C112 350 122 280 130 214C134 146 162 112 200 112S266 146 270 214C278 280 288 350 308 420Z',
      cloth,
    ),
    before:
      shape(
        'M130 214C134 146 162 112 200 112S266 146 270 214C272 262 262 300 244 330C276 346 300 378 304 420C260 402 236 392 204 396C168 400 130 404 96 424C100 372 124 346 156 330C138 300 128 262 130 214ZM200 152C170 152 158 176 158 208C158 244 178 270 200 270S242 244 242 208C242 176 230 152 200 152Z',
        cloth,
        'fill-rule="evenodd"',
      ) +
      shape(
        'M200 112C238 112 266 146 270 214C272 262 262 300 244 330C276 346 300 378 304 420C282 410 266 404 250 400C252 372 240 350 214 332C252 300 262 240 254 196C248 156 226 126 200 112Z',
        '#000',
        shadow,
      ) +
      line(
        'M156 330C184 350 226 350 246 330M126 372C172 350 216 362 262 384',
        '#000',
        3,
        'stroke-opacity="0.16"',
      ),
  };
};

const shawl = (look: Look): Head => {
  const cloth = look.wrap;
  return {
    behind: shape(
      'M112 400C118 320 118 260 126 206C134 138 164 108 202 108S268 138 274 206C282 260 284 320 290 400Z',
      cloth,
    ),
    before:
      shape(
        'M150 200C148 160 170 142 200 142S252 160 250 200C242 180 226 168 204 164C180 168 158 180 150 200Z',
        look.hair,
      ) +
      shape(
        'M126 206C134 138 164 108 202 108S268 138 274 206C280 260 286 320 292 412C272 398 258 384 250 352C262 300 264 240 252 200C242 164 226 150 200 148S158 164 148 200C136 240 138 300 150 352C142 384 128 398 108 412C114 320 120 260 126 206Z',
        cloth,
      ) +
      shape(
        'M202 108C240 108 268 138 274 206C280 260 286 320 292 412C272 398 258 384 250 352C262 300 264 240 252 200C250 170 232 126 202 108Z',
        '#000',
        shadow,
      ) +
      line('M150 352C142 384 128 398 108 412M250 352C258 384 272 398 292 412', look.trim, 4),
  };
};

const chignon = (look: Look): Head => ({
  behind: disc(200, 118, 28, look.hair),
  before:
    shape(
      'M146 216C136 152 164 126 200 126S264 152 254 216C250 190 238 172 204 160C166 172 150 190 146 216Z',
      look.hair,
    ) +
    disc(147, 238, 4.5, look.trim) +
    disc(253, 238, 4.5, look.trim),
});

const longHair = (look: Look): Head => ({
  behind: shape(
    'M134 340C122 280 128 222 134 196C142 142 168 122 200 122S258 142 266 196C272 222 278 280 266 340C244 352 156 352 134 340Z',
    look.hair,
  ),
  before: shape(
    'M142 240C134 156 164 126 200 126S266 156 258 240C252 196 236 174 190 158C172 178 150 200 142 240Z',
    look.hair,
  ),
});

/** What women wear, the more usual more often. */
export const womensHeads: readonly [Wear, ...Wear[]] = [
  veil,
  veil,
  shawl,
  shawl,
  chignon,
  longHair,
];
/** What men wear, the more usual more often. */
export const mensHeads: readonly [Wear, ...Wear[]] = [
  turban,
  cap,
  tarboosh,
  hood,
  hood,
  bareHead,
  bareHead,
];
type Wear = (look: Look, chance: Chance) => Head;
