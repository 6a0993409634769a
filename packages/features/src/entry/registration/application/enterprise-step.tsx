import { hasBackSide, IDENTITY_NUMBER_MAX, USUAL_IDENTITY_KIND, type CivilDate } from '@lianxin/domain';
import { Form, pasteCode, SelectField } from '@lianxin/forms';
import { Banner, Panel } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useIdentityKindOptions, useSizeOptions } from '../../../platform/terms/index.ts';
import { applyReading, type Mark, type Reading } from '../recognition/recognition.ts';
import { RecognisedField } from '../recognition/recognised-field.tsx';
import { ScanCard } from '../recognition/scan-card.tsx';
import { useCardReader, useLicenceReader, useScan, type CardReading, type Scan } from '../recognition/use-scan.ts';
import { fieldLabel, type FieldName } from './field-names.ts';
import { FieldNotes } from './field-notes.tsx';
import { NextActs } from './next-acts.tsx';
import { enterpriseSchema } from './registration-values.ts';
import type { StepProps } from './step-props.ts';
import { useStepForm } from './use-step-form.ts';

/** Digits and letters, possibly pasted in groups. */
const OF_DIGITS: ReadonlySet<string> = new Set(['creditCode', 'legalIdNumber']);
const READ_NAMES = ['name', 'creditCode', 'legalName', 'legalIdNumber', 'address'] as const;
type ReadName = (typeof READ_NAMES)[number];
type ScanName = 'licence' | 'legalIdFront' | 'legalIdBack';

const ignore = (): void => undefined;

export type Marks = Readonly<Partial<Record<FieldName, Mark>>>;

export interface EnterpriseStepProps extends StepProps {
  readonly marks: Marks;
  readonly onMarks: (change: (marks: Marks) => Marks) => void;
  /** Today in Shanghai, for expired cards. */
  readonly today: CivilDate;
}

/** Step 企业: three pictures with their fields. A picture fills in the form for checking; typing works as well. */
export function EnterpriseStep(props: EnterpriseStepProps) {
  const { values, problems, toChange, changed, marks, today, onMarks, onChange, onNext, back } = props;
  const { t, i18n } = useLingui();
  const sizes = useSizeOptions();
  const kinds = useIdentityKindOptions();
  const [schema] = useState(() => enterpriseSchema(values));
  const { name, creditCode, legalName, legalIdKind, legalIdNumber, size, address } = values;
  const form = useStepForm(
    schema,
    {
      licence: values.licence,
      legalIdFront: values.legalIdFront,
      legalIdBack: values.legalIdBack,
      name,
      creditCode,
      legalName,
      legalIdKind,
      legalIdNumber,
      size,
      address,
    },
    problems,
    onChange,
  );
  const scans = {
    licence: useScan(useLicenceReader()),
    legalIdFront: useScan(useCardReader()),
    legalIdBack: useScan(useCardReader()),
    // Only identity cards are read.
    front: useScan<undefined>(),
    back: useScan<undefined>(),
  };
  const [expired, setExpired] = useState(false);

  const kind = form.watch('legalIdKind');
  const isCard = kind === USUAL_IDENTITY_KIND;
  const label = (field: FieldName) => fieldLabel(field, i18n, kind);

  const notes = (field: FieldName) => <FieldNotes mark={marks[field]} toChange={toChange.has(field)} changed={changed.has(field)} />;

  function fill(reading: Reading<ReadName>): void {
    const marked: Partial<Record<FieldName, Mark>> = {};
    for (const { name: field, text, mark } of applyReading(READ_NAMES, reading)) {
      const before = form.getValues(field);
      // Licence and card both name the legal representative; if they differ, the person decides.
      const differs = field === 'legalName' && before !== '' && before !== text;
      if (!differs) form.setValue(field, text, { shouldDirty: true, shouldValidate: true });
      marked[field] = differs ? 'confirm' : mark;
    }
    onMarks((now) => ({ ...now, ...marked }));
  }

  function readBack(card: CardReading): void {
    const until = card.validUntil?.text ?? '';
    setExpired(/^\d{4}-\d{2}-\d{2}$/.test(until) && until < today);
  }

  async function next(): Promise<void> {
    const waiting = READ_NAMES.filter((field) => marks[field] === 'confirm');
    waiting.forEach((field, index) => form.setError(field, { message: t`请对照证件核对，无误请按「无误」` }, { shouldFocus: index === 0 }));
    if (waiting.length === 0) await onNext();
  }

  const scanned = <Read,>(field: ScanName, hint: string, { scan, state, percent }: Scan<Read>, onRead: (reading: Read) => void) => (
    <ScanCard
      name={field}
      label={label(field)}
      labelNote={notes(field)}
      hint={hint}
      file={form.watch(field)}
      state={state}
      percent={percent}
      onPicture={(picture) => void scan(picture, (file) => form.setValue(field, file, { shouldDirty: true, shouldValidate: true }), onRead)}
    />
  );

  const recognised = (field: ReadName, maxLength: number) => (
    <RecognisedField
      name={field}
      label={label(field)}
      labelNote={notes(field)}
      required
      mark={marks[field]}
      onSeen={() => {
        onMarks((now) => ({ ...now, [field]: 'confirmed' }));
        form.clearErrors(field);
      }}
      input={{ maxLength, autoComplete: 'off', spellCheck: false, ...(OF_DIGITS.has(field) && { onPaste: pasteCode() }) }}
    />
  );

  return (
    <Form form={form} onSubmit={next} aria-label={t`企业信息`} className="flex flex-col gap-4">
      <Panel title={t`证件图片`} sub={t`上传后自动识别并填入下方，请逐项核对`}>
        <div className="grid gap-4 tablet:grid-cols-3">
          {scanned('licence', t`正本或副本，四角完整、文字清晰`, scans.licence, (read) =>
            fill({ name: read.name, creditCode: read.creditCode, legalName: read.legalPerson, address: read.address }),
          )}
          {isCard ? (
            <>
              {scanned('legalIdFront', t`有照片的一面`, scans.legalIdFront, (card) =>
                fill({ legalName: card.name, legalIdNumber: card.number }),
              )}
              {scanned('legalIdBack', t`有国徽的一面`, scans.legalIdBack, readBack)}
            </>
          ) : (
            <>
              {scanned('legalIdFront', t`有照片的一面，四角完整、文字清晰`, scans.front, ignore)}
              {hasBackSide(kind) && scanned('legalIdBack', t`另一面，四角完整、文字清晰`, scans.back, ignore)}
            </>
          )}
        </div>
        {expired && isCard && (
          <Banner tone="caution" className="mt-4">
            <Trans>身份证已过有效期，审核可能不通过，请更换有效证件。</Trans>
          </Banner>
        )}
      </Panel>
      <Panel title={t`企业信息`} sub={t`以营业执照为准`}>
        <div className="grid items-start gap-x-6 gap-y-4 tablet:grid-cols-2">
          {recognised('name', 100)}
          {recognised('creditCode', 18)}
          {recognised('legalName', 50)}
          <SelectField
            name="legalIdKind"
            label={label('legalIdKind')}
            labelNote={notes('legalIdKind')}
            required
            select={{ options: kinds }}
          />
          {recognised('legalIdNumber', IDENTITY_NUMBER_MAX)}
          <SelectField
            name="size"
            label={label('size')}
            labelNote={notes('size')}
            required
            hint={t`按国家统计局划型标准`}
            select={{ options: sizes }}
          />
          {recognised('address', 200)}
        </div>
        <p className="mt-4 text-xs text-ink-faint">
          <Trans>企业名称、信用代码、法定代表人姓名与证件号码将与登记机关的信息比对；不一致时会指出是哪一项。</Trans>
        </p>
      </Panel>
      <NextActs back={back} busy={form.formState.isSubmitting} />
    </Form>
  );
}
