import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CalendarHeat, type CalendarHeatProps } from './calendar-heat.tsx';

function Stateful(args: CalendarHeatProps) {
  const [selected, setSelected] = useState(args.selected);
  const [month, setMonth] = useState(args.month);
  return <CalendarHeat {...args} month={month} onMonthChange={setMonth} selected={selected} onSelectedChange={setSelected} />;
}
const meta = {
  id: 'ui-calendar-heat',
  title: 'data 数据/calendar-heat 日历热力图 heatmap',
  component: CalendarHeat,
  render: Stateful,
  args: {
    label: '到期日历，万元',
    className: 'max-w-120',
    month: '2026-12',
    selected: '2026-12-18',
    onSelectedChange: fn(),
    tagOf: (date) => (date === '2027-01-01' ? '休' : undefined),
    days: [
      { date: '2026-12-08', amount: '8.69', weight: 0.07, fate: 'overdue' },
      { date: '2026-12-10', amount: '30.00', weight: 0.25, fate: 'paid' },
      { date: '2026-12-18', amount: '107.56', weight: 0.9, note: '1 笔' },
      { date: '2026-12-22', amount: '−64.00', weight: 0.53, outgoing: true, note: '1 笔，净支出' },
      { date: '2026-12-28', amount: '120.00', weight: 1 },
      { date: '2026-12-30', amount: '35.20', weight: 0.3 },
    ],
  },
} satisfies Meta<typeof CalendarHeat>;
export default meta;
export const ArrowKeysSelectDays: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: /12月18日/ }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /12月27日/ })).toHaveFocus());
  },
};
