import { describe, expect, it } from 'vitest';
import { browserOf, systemOf } from './machine.ts';

const AGENTS = {
  edge: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
  chrome: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  safari: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  phone: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
};

describe('a machine', () => {
  it.each([
    [AGENTS.edge, 'Windows', 'Edge 140'],
    [AGENTS.chrome, 'Linux', 'Chrome 140'],
    [AGENTS.safari, 'macOS', 'Safari 26'],
    [AGENTS.phone, 'Android', 'Chrome 140'],
    ['something else', '', ''],
  ])('%s runs %s and %s', (agent, system, browser) => {
    expect([systemOf(agent), browserOf(agent)]).toEqual([system, browser]);
  });
});
