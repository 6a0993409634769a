import { Banner } from '@lianxin/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AmountUnit, SheetFace, SheetRead } from './sheet.ts';

const UNIT_WORDS: Readonly<Record<AmountUnit, MessageDescriptor>> = {
  3: msg({ message: '千元', context: '金额单位' }),
  4: msg({ message: '万元', context: '金额单位' }),
  6: msg({ message: '百万元', context: '金额单位' }),
  8: msg({ message: '亿元', context: '金额单位' }),
};

/** Up to this many lines are named; more are only counted. */
const NAMED = 5;

/** Why a sheet could not be read, or which parts were skipped, converted, or read although hidden. */
export function SheetNotices({ sheet, read }: { readonly sheet: SheetFace; readonly read: SheetRead }) {
  const { t, i18n } = useLingui();
  const { closed, notes } = read;
  const listed = (names: readonly string[]) => names.join(t`、`);
  const labelOf = (column: string) => {
    const label = sheet.columns[column]?.label;
    return label === undefined ? column : i18n._(label);
  };
  const unknown = listed(notes.unknown);
  if (closed === 'rows') {
    const { rowsMax } = sheet;
    return <Banner tone="critical">{t`一次最多导入 ${rowsMax} 行，请分次导入`}</Banner>;
  }
  const others = listed(notes.sheets?.others.map((name) => t`“${name}”`) ?? []);
  const existing = others === '' ? '' : t`文件中的工作表：${others}。`;
  if (closed === 'noHead')
    return (
      <Banner tone="critical" title={t`没有找到栏目名称`}>
        <Trans>请保留写有栏目名称的一行，或使用模板。</Trans>
        <span className="block empty:hidden">{existing}</span>
      </Banner>
    );
  if (closed !== undefined) {
    const missing = listed(closed.missing.map(labelOf));
    return (
      <Banner tone="critical" title={t`缺少栏目：${missing}`}>
        {unknown === '' ? <Trans>请补上后重新导入。</Trans> : <Trans>没有识别的栏目：{unknown}。请改为模板中的名称后重新导入。</Trans>}
        <span className="block empty:hidden">{existing}</span>
      </Banner>
    );
  }
  const { length: passedCount } = notes.passed;
  const passed = listed(notes.passed.slice(0, NAMED).map(({ line, text }) => t`第 ${line} 行“${text}”`));
  const passedOver = [...new Set(notes.passedOver.map(({ reason }) => i18n._(reason)))].map((reason) => ({
    reason,
    lines: notes.passedOver.filter((row) => i18n._(row.reason) === reason).map(({ line }) => line),
  }));
  const { length: roundedCount } = notes.rounded;
  const rounded = listed(notes.rounded.slice(0, NAMED).map(({ line, text }) => t`第 ${line} 行“${text}”`));
  const { length: hiddenCount } = notes.hidden;
  const hidden = listed(notes.hidden.slice(0, NAMED).map(String));
  const taken = notes.sheets?.taken;
  const sentences: readonly ReactNode[] = [
    taken !== undefined && <Trans>文件中有多个工作表，读取的是“{taken}”。</Trans>,
    taken === undefined && existing,
    taken !== undefined && others !== '' && <Trans>没有读取的工作表：{others}。</Trans>,
    unknown !== '' && <Trans>没有识别、未读取的栏目：{unknown}。</Trans>,
    ...notes.converted.map(({ column, unit }) => {
      const label = labelOf(column);
      const words = i18n._(UNIT_WORDS[unit]);
      return (
        <Trans key={column}>
          “{label}”以{words}为单位，已换算为元。
        </Trans>
      );
    }),
    passedCount > 0 &&
      (passedCount > NAMED ? (
        <Trans>
          作为合计或说明、未读取的行：{passed}等 {passedCount} 行。
        </Trans>
      ) : (
        <Trans>作为合计或说明、未读取的行：{passed}。</Trans>
      )),
    ...passedOver.map(({ reason, lines }) => {
      const named = listed(lines.slice(0, NAMED).map(String));
      const { length: count } = lines;
      return count > NAMED ? (
        <Trans key={reason}>
          {reason}、未读取的行：第 {named} 行等 {count} 行。
        </Trans>
      ) : (
        <Trans key={reason}>
          {reason}、未读取的行：第 {named} 行。
        </Trans>
      );
    }),
    roundedCount > 0 &&
      (roundedCount > NAMED ? (
        <Trans>
          末尾可能已被表格软件改为 0 的号码：{rounded}等 {roundedCount} 个。
        </Trans>
      ) : (
        <Trans>末尾可能已被表格软件改为 0 的号码：{rounded}。</Trans>
      )),
    hiddenCount > 0 &&
      (hiddenCount > NAMED ? (
        <Trans>
          表格中隐藏的行也已读取：第 {hidden} 行等 {hiddenCount} 行。
        </Trans>
      ) : (
        <Trans>表格中隐藏的行也已读取：第 {hidden} 行。</Trans>
      )),
  ].filter((sentence) => sentence !== false && sentence !== '');
  if (sentences.length === 0) return null;
  return (
    <Banner tone="caution" title={t`请核对读取的内容`}>
      <ul className="flex flex-col gap-1 break-all">
        {sentences.map((sentence, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the sentences have a fixed order
          <li key={index}>{sentence}</li>
        ))}
      </ul>
    </Banner>
  );
}
