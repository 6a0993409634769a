import { describe, expect, it } from 'vitest';
import { defineNavigation, page, redirect, section, standalone } from '../../../platform/navigation/index.ts';
import { encodePassword } from './encode-password.ts';
import { ENGRAVING, ringLine } from './guilloche.ts';
import { landingOf } from './landing.ts';

const title = { id: 'x', message: 'x' };
const homeScreen = { key: 'home.home', load: () => Promise.resolve(() => null) };
const rows = defineNavigation([
  redirect('/', 'root', '/login'),
  standalone('/login', undefined, { name: 'login', title, passage: true }),
  standalone('*', undefined, { name: 'missing', title }),
  section('home', { title, home: 'index', prefix: 'home', auth: false }, [page('index', homeScreen, { title })]),
  section('pc', { title, home: 'list', prefix: 'pc' }, [page('list', undefined, { title })]),
]);

describe('after signing in', () => {
  it('goes to a known page', () => expect(landingOf(rows, '/pc/list?id=7')).toBe('/pc/list?id=7'));
  it.each([
    null,
    '',
    '/',
    '/login',
    '/login?redirect=/pc/list',
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/nowhere',
    'javascript:alert(1)',
  ])('goes home from %s', (wanted) => expect(landingOf(rows, wanted)).toBe('/home/index'));
});

describe('an encoded password', () => {
  it('is base64 of UTF-8', () => {
    expect(encodePassword('Lianxin@2026')).toBe('TGlhbnhpbkAyMDI2');
    expect(encodePassword('密码🔑')).toBe(Buffer.from('密码🔑', 'utf8').toString('base64'));
  });
});

describe('the engraving', () => {
  it('is closed and within its square', () => {
    for (const ring of ENGRAVING) {
      const line = ringLine(ring);
      expect(line.startsWith('M') && line.endsWith('Z')).toBe(true);
      expect(ring.radius + ring.swing).toBeLessThanOrEqual(500);
      expect(line.match(/S/g)).toHaveLength(ring.petals * 6 - 1);
    }
  });
});
