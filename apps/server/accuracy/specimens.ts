import { drawBack, drawFront, type CardLayout } from './card-layouts.ts';
import type { Camera, Font } from './camera.ts';
import { chanceOf } from './chance.ts';
import { LICENCE_LAYOUTS } from './licence-layouts.ts';
import { backDocument, frontDocument, licenceDocument } from './documents.ts';

/** A picture of a document and the expected reading. */
export interface Specimen {
  readonly name: string;
  readonly kind: 'licence' | 'card front' | 'card back';
  readonly expected: Readonly<Record<string, string>>;
  readonly take: (camera: Camera) => Promise<Buffer>;
}

const NOT_READ: readonly string[] = ['scope'];

const stated = (document: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(document).filter((entry): entry is [string, string] => typeof entry[1] === 'string' && !NOT_READ.includes(entry[0])),
  );

const licence = (layout: keyof typeof LICENCE_LAYOUTS, font: Font, seed: string): Specimen => {
  const chance = chanceOf(seed);
  const { individual, draw } = LICENCE_LAYOUTS[layout];
  const document = licenceDocument(chance, individual);
  const { authority: _, ...read } = document;
  return { name: seed, kind: 'licence', expected: stated(read), take: (camera) => camera.take(draw(document), font, chance) };
};

const front = (layout: CardLayout, font: Font, seed: string): Specimen => {
  const chance = chanceOf(seed);
  const document = frontDocument(chance);
  return {
    name: seed,
    kind: 'card front',
    expected: stated(document),
    take: (camera) => camera.take(drawFront(layout, document), font, chance),
  };
};

const back = (layout: CardLayout, font: Font, seed: string): Specimen => {
  const chance = chanceOf(seed);
  const document = backDocument(chance);
  return {
    name: seed,
    kind: 'card back',
    expected: stated(document),
    take: (camera) => camera.take(drawBack(layout, document), font, chance),
  };
};

const FONT_NAMES = ['sans', 'serif', 'display'] as const satisfies readonly Font[];
const LICENCE_NAMES = [
  'two columns',
  'one column',
  'duplicate',
  'table',
  'sole trader',
] as const satisfies readonly (keyof typeof LICENCE_LAYOUTS)[];
const CARD_NAMES = ['scanned', 'photocopy', 'on a desk', 'plain'] as const satisfies readonly CardLayout[];

/** Every layout in every font: licences and card fronts `rounds` times, card backs once. `series` is the seed; use different ones for tuning and testing. */
export function specimensOf(series: string, rounds: number): Specimen[] {
  const made: Specimen[] = [];
  for (const font of FONT_NAMES) {
    for (let round = 0; round < rounds; round += 1) {
      for (const layout of LICENCE_NAMES) made.push(licence(layout, font, `${series} licence, ${layout}, ${font}, ${round}`));
      for (const layout of CARD_NAMES) made.push(front(layout, font, `${series} front, ${layout}, ${font}, ${round}`));
    }
    for (const layout of CARD_NAMES) made.push(back(layout, font, `${series} back, ${layout}, ${font}`));
  }
  return made;
}
