import { beforeEach, describe, expect, it } from 'vitest';
import { takeEntryCode } from './entry-code.ts';

const CANARY = 'canary-0123456789abcdefghijklmnopqrstuvwxyz';
const open = (address: string) => window.history.replaceState({ kept: 1 }, '', address);
const address = () => `${window.location.pathname}${window.location.search}${window.location.hash}`;

beforeEach(() => open('/'));

describe('a one-time code in the address', () => {
  it.each([
    [`/?token=${CANARY}`, '/'],
    [`/?token=${CANARY}#/pc-management/link-holding?id=7`, '/#/pc-management/link-holding?id=7'],
    [`/?a=1&token=${CANARY}&b=2#/home/index`, '/?a=1&b=2#/home/index'],
    [`/#token=${CANARY}`, '/#/'],
    [`/#/home/index?token=${CANARY}`, '/#/home/index'],
    [`/#/home/index?id=7&token=${CANARY}`, '/#/home/index?id=7'],
  ])('is removed from %s and the history', (given, left) => {
    open(given);
    const before = window.history.length;
    expect(takeEntryCode()).toEqual({ code: CANARY });
    expect(address()).toBe(left);
    expect(window.location.href).not.toContain(CANARY);
    expect(window.history.length).toBe(before);
    expect(window.history.state).toEqual({ kept: 1 });
  });

  it.each([
    [`/?token=${CANARY}&yycode=yongYou`, '/?yycode=yongYou'],
    [`/#token=${CANARY}&yycode=yongYou`, '/?yycode=yongYou#/'],
    [`/#/home/index?yycode=yongYou&token=${CANARY}`, '/#/home/index?yycode=yongYou'],
  ])('keeps the integration in %s', (given, left) => {
    open(given);
    expect(takeEntryCode()).toEqual({ code: CANARY, partner: 'yongYou' });
    expect(address()).toBe(left);
  });

  it.each(['<script>', 'x'.repeat(129), 'a b', ''])('is removed even if malformed: %s', (text) => {
    open(`/?token=${encodeURIComponent(text)}`);
    expect(takeEntryCode()).toEqual({ code: 'malformed' });
    expect(address()).toBe('/');
  });

  it('leaves an ordinary address unchanged', () => {
    open('/?a=1#/home/index?tokens=2');
    expect(takeEntryCode()).toBeUndefined();
    expect(address()).toBe('/?a=1#/home/index?tokens=2');
  });
});
