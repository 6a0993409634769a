import { msg } from '@lingui/core/macro';
import { expect, it } from 'vitest';
import { page } from './define.ts';
import type { PathTo } from './places.tsx';
import { lazyScreen } from './screen.ts';

const words = { 'zh-CN': () => Promise.resolve({ messages: {} }), 'en-US': () => Promise.resolve({ messages: {} }) };

/** Never called; only compiled. */
export function unknownNames(place: PathTo): void {
  place('voucher.signFor', { kind: 'issuance', id: '7' });
  // @ts-expect-error -- no capability has such a place
  place('charges.pay');
  // @ts-expect-error -- the address of that place takes no such name
  place('voucher.signFor', { number: '7' });
  // @ts-expect-error -- a screen is declared with the key of a place
  lazyScreen('charges.pay', () => Promise.resolve(() => null), words);
  // @ts-expect-error -- the menu has no such icon
  page('leaf', undefined, { title: msg`首页`, icon: 'unicorn' });
}

it('unknown places, parameters and icons do not compile', () => expect(unknownNames).toBeTypeOf('function'));
