import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { CalendarPanel, type CalendarPanelProps } from './calendar-panel.tsx';

function Stateful(args: CalendarPanelProps) {
  const [selected, setSelected] = useState(args.selected);
  const [month, setMonth] = useState(args.month);
  return <CalendarPanel {...args} month={month} onMonthChange={setMonth} selected={selected} onSelectedChange={setSelected} />;
}

const meta = {
  id: 'ui-calendar-panel',
  title: 'data 数据/calendar-panel 到期日历 due calendar',
  component: CalendarPanel,
  render: Stateful,
  args: {
    title: '到期日历',
    sub: '万元',
    label: '到期日历，万元',
    className: 'max-w-140',
    month: '2026-12',
    selected: '2026-12-18',
    onMonthChange: fn(),
    onSelectedChange: fn(),
    footer: '2026-12-18',
    days: [
      { date: '2026-12-08', amount: '8.69', weight: 0.07 },
      { date: '2026-12-18', amount: '107.56', weight: 0.9, note: '1 笔' },
      { date: '2026-12-28', amount: '120.00', weight: 1 },
    ],
  },
} satisfies Meta<typeof CalendarPanel>;
export default meta;

export const Full: StoryObj<typeof meta> = {};
export const Empty: StoryObj<typeof meta> = { args: { days: [], footer: '无到期' } };
