import { StatusGlyph, SummaryStrip } from '@lianxin/ui';

/** What an enterprise holds. */
export function Example() {
  return (
    <SummaryStrip
      figures={[
        { id: 'held', label: '正常持有（元）', value: '38,614,207.56', sub: '41 笔', glyph: <StatusGlyph tone="state-0" /> },
        {
          id: 'late',
          label: '逾期未兑付（元）',
          value: '215,300.00',
          sub: '1 笔，已 11 天',
          glyph: <StatusGlyph tone="overdue" />,
          tone: 'critical',
        },
      ]}
    />
  );
}
