import { expect, test } from 'vitest';
import { facts, moment, shown, table } from './print.ts';

test('a table stands straight under Chinese and Latin headings alike', () => {
  expect(
    table(
      ['编号', 'Name'],
      [
        ['E1001', '晋北煤业'],
        ['E2', 'x'],
      ],
    ),
  ).toBe(['编号   Name', '-----  --------', 'E1001  晋北煤业', 'E2     x'].join('\n'));
  expect(table(['编号', 'Name'], [])).toBe(['编号  Name', '----  ----', '—'].join('\n'));
});

test('what people typed cannot steer the terminal or hide a line', () => {
  const name = `恒信\u001b[2J\u202e公司\r\n假的一行`;
  expect(shown(name)).toBe('恒信·[2J·公司·\n假的一行');
  expect(table(['名称'], [[name]]).split('\n')).toHaveLength(3);
  expect(facts([['名称', 'a\u0007']])).toBe('名称  a·');
});

test('a moment is told in Shanghai', () => {
  expect(moment('2026-11-21T20:30:00.000Z')).toBe('2026-11-22 04:30');
  expect(moment(null)).toBe('—');
});
