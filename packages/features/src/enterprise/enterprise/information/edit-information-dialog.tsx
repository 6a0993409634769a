import { contract, type FileView } from '@lianxin/api/contract';
import { useAction } from '@lianxin/api/react';
import {
  asksRegisters,
  ENTERPRISE_SIZES,
  informationChange,
  INFORMATION_FIELDS,
  hasBackSide,
  IDENTITY_KINDS,
  IDENTITY_NUMBER_MAX,
  papersMissing,
  type InformationValues,
  type WantedInformation,
  USUAL_IDENTITY_KIND,
} from '@lianxin/domain';
import {
  CodeField,
  Field,
  Form,
  identityDocument,
  requiredText,
  SelectField,
  showFieldProblems,
  TextField,
  useInitialValue,
  useZodForm,
} from '@lianxin/forms';
import { Banner, Button, Dialog, DialogBody, DialogContent, DialogFooter } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { DURATION_MS, FailureBanner, useNotices } from '../../../platform/notices/index.ts';
import { legalIdTerms, useIdentityKindOptions, useSizeOptions } from '../../../platform/terms/index.ts';
import { UploadCell } from '../../../platform/uploads/index.ts';
import { InformationDiff } from './information-diff.tsx';
import { informationTerm, type Information } from './information-terms.ts';

const Paper = z.custom<FileView | null>((value) => value === null || typeof value === 'object');

/** The representative's name is masked, so an empty field means no change. */
const schema = z
  .object({
    name: requiredText(100),
    legalName: z.string().check(z.trim(), z.maxLength(50)),
    legalIdKind: z.enum(IDENTITY_KINDS),
    legalIdNumber: z.string().check(z.trim(), z.toUpperCase()),
    address: requiredText(200),
    size: z.enum(ENTERPRISE_SIZES),
    licenceFileId: Paper,
    legalIdFrontFileId: Paper,
    legalIdBackFileId: Paper,
  })
  .check(identityDocument('legalIdKind', 'legalIdNumber'));

type Typed = z.output<typeof schema>;

const inForce = ({ name, address, size, licence, legalIdFront, legalIdBack }: Information): InformationValues => ({
  name,
  legalName: '',
  address,
  size,
  licenceFileId: licence?.id ?? '',
  legalIdFrontFileId: legalIdFront?.id ?? '',
  legalIdBackFileId: legalIdBack?.id ?? '',
});

const wantedOf = (typed: Typed): WantedInformation => ({
  name: typed.name,
  legalName: typed.legalName,
  address: typed.address,
  size: typed.size,
  licenceFileId: typed.licenceFileId?.id,
  legalIdFrontFileId: typed.legalIdFrontFileId?.id,
  legalIdBackFileId: typed.legalIdBackFileId?.id,
});

export interface EditInformationDialogProps {
  readonly information: Information;
  readonly onClose: () => void;
  readonly onSubmitted: () => void;
}

/** Requests a change of certified data: form, comparison, submission. */
export function EditInformationDialog({ information: shown, onClose, onSubmitted }: EditInformationDialogProps) {
  const information = useInitialValue(shown);
  const { t, i18n } = useLingui();
  const { show } = useNotices();
  const sizes = useSizeOptions();
  const kinds = useIdentityKindOptions();
  const { run, busy, error, reset } = useAction(contract.enterprise.update, { quiet: true });
  const [checked, setChecked] = useState<Typed>();
  const [unchanged, setUnchanged] = useState(false);
  const present = inForce(information);
  const { name, address, size, licence, legalIdFront, legalIdBack, legalIdKind: shownKind, legalName: shownName } = information;
  const known = ENTERPRISE_SIZES.find((one) => one === size);
  const form = useZodForm(schema, {
    defaultValues: {
      name,
      legalName: '',
      legalIdKind: shownKind ?? USUAL_IDENTITY_KIND,
      legalIdNumber: '',
      address,
      ...(known === undefined ? {} : { size: known }),
      licenceFileId: licence,
      legalIdFrontFileId: legalIdFront,
      legalIdBackFileId: legalIdBack,
    },
  });
  const kind = form.watch('legalIdKind');
  const asks = asksRegisters(informationChange(present, { name: form.watch('name').trim(), legalName: form.watch('legalName').trim() }));

  function check(typed: Typed): void {
    const change = informationChange(present, wantedOf(typed));
    setUnchanged(Object.keys(change).length === 0);
    if (Object.keys(change).length === 0) return;
    const missing = papersMissing(change, typed.legalIdKind).map((path) => ({ path, message: t`变更后的信息须上传相应证件` }));
    const identity =
      asksRegisters(change) && typed.legalIdNumber === '' ? [{ path: 'legalIdNumber', message: t`核验需要法定代表人证件号码` }] : [];
    if (!showFieldProblems(form, [...identity, ...missing])) setChecked(typed);
  }

  async function submit(typed: Typed): Promise<void> {
    const change = informationChange(present, wantedOf(typed));
    const result = await run({
      version: information.version,
      ...(change.name === undefined ? {} : { name: typed.name }),
      ...(change.legalName === undefined ? {} : { legalName: typed.legalName }),
      ...(asksRegisters(change) ? { legalIdKind: typed.legalIdKind, legalIdNumber: typed.legalIdNumber } : {}),
      ...(change.address === undefined ? {} : { address: typed.address }),
      ...(change.size === undefined ? {} : { size: typed.size }),
      ...(change.licenceFileId === undefined || !typed.licenceFileId ? {} : { licenceFileId: typed.licenceFileId.id }),
      ...(change.legalIdFrontFileId === undefined || !typed.legalIdFrontFileId ? {} : { legalIdFrontFileId: typed.legalIdFrontFileId.id }),
      ...(change.legalIdBackFileId === undefined || !typed.legalIdBackFileId ? {} : { legalIdBackFileId: typed.legalIdBackFileId.id }),
    });
    if (result.ok) {
      show({ tone: 'positive', text: t`变更已提交，平台审核期间原信息继续有效`, durationMs: DURATION_MS.success });
      onSubmitted();
      return;
    }
    if (result.error.fields === undefined) return;
    // Go back to the form to correct a refused field.
    setChecked(undefined);
    const problems = result.error.fields;
    setTimeout(() => showFieldProblems(form, problems));
  }

  const change = checked ? informationChange(present, wantedOf(checked)) : {};
  const files = [
    licence,
    legalIdFront,
    legalIdBack,
    checked?.licenceFileId,
    checked?.legalIdFrontFileId,
    checked?.legalIdBackFileId,
  ].filter((file) => file !== null && file !== undefined);
  const paper = (field: 'licenceFileId' | 'legalIdFrontFileId' | 'legalIdBackFileId') => {
    const label = i18n._(informationTerm(field, asks ? kind : shownKind));
    return (
      <Field name={field} label={label}>
        {({ ref }) => (
          <span ref={(cell) => ref(cell?.querySelector('button'))}>
            <UploadCell
              awaited
              label={label}
              file={form.watch(field)}
              onUploaded={(file) => form.setValue(field, file, { shouldDirty: true, shouldValidate: true })}
            />
          </span>
        )}
      </Field>
    );
  };

  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent title={checked ? t`核对变更` : t`修改企业信息`} keepOpen>
        {checked ? (
          <>
            <DialogBody className="flex flex-col gap-4">
              {error && error.fields === undefined && <FailureBanner error={error} />}
              <InformationDiff
                legalIdKind={asks ? kind : shownKind}
                files={files}
                fields={INFORMATION_FIELDS.filter((field) => change[field] !== undefined).map((field) => ({
                  field,
                  before: field === 'legalName' ? shownName : present[field],
                  after: change[field] ?? '',
                }))}
              />
              <p className="text-sm text-ink-muted">
                {asksRegisters(change) && <Trans>提交时会与登记机关核验企业四要素，证件号码只用于核验，不保存。</Trans>}{' '}
                <Trans>平台审核通过前，原信息继续有效。</Trans>
              </p>
            </DialogBody>
            <DialogFooter>
              <Button
                onClick={() => {
                  setChecked(undefined);
                  reset();
                }}
                disabled={busy}
              >
                <Trans>返回修改</Trans>
              </Button>
              <Button intent="primary" busy={busy} onClick={() => void submit(checked)}>
                <Trans>提交变更</Trans>
              </Button>
            </DialogFooter>
          </>
        ) : (
          <Form form={form} onSubmit={check} aria-label={t`修改企业信息`} className="flex min-h-0 flex-1 flex-col">
            <DialogBody className="flex flex-col gap-4">
              {unchanged && (
                <Banner tone="caution">
                  <Trans>还没有改动任何一项。</Trans>
                </Banner>
              )}
              <p className="text-sm text-ink-muted">
                <Trans>以新的营业执照为准。名称、法定代表人或注册地址变更时须上传新的营业执照；统一社会信用代码不能变更。</Trans>
              </p>
              <div className="grid items-start gap-x-6 gap-y-4 tablet:grid-cols-2">
                <TextField name="name" label={t`企业名称`} required input={{ maxLength: 100, autoComplete: 'organization' }} />
                <TextField
                  name="legalName"
                  label={t`新的法定代表人`}
                  hint={t`现为 ${shownName}，不变更请留空`}
                  input={{ maxLength: 50, autoComplete: 'off' }}
                />
                {asks && <SelectField name="legalIdKind" label={t`法定代表人证件类型`} required select={{ options: kinds }} />}
                {asks && (
                  <CodeField
                    name="legalIdNumber"
                    label={i18n._(legalIdTerms(kind).number)}
                    required
                    hint={t`用于企业四要素核验，不保存`}
                    input={{ maxLength: IDENTITY_NUMBER_MAX, autoComplete: 'off', spellCheck: false }}
                  />
                )}
                <SelectField name="size" label={t`企业规模`} required select={{ options: sizes }} />
                <TextField name="address" label={t`注册地址`} required input={{ maxLength: 200, autoComplete: 'street-address' }} />
                {paper('licenceFileId')}
                {paper('legalIdFrontFileId')}
                {hasBackSide(kind) && paper('legalIdBackFileId')}
              </div>
            </DialogBody>
            <DialogFooter>
              <Button onClick={onClose}>
                <Trans>取消</Trans>
              </Button>
              <Button type="submit" intent="primary">
                <Trans>下一步：核对变更</Trans>
              </Button>
            </DialogFooter>
          </Form>
        )}
      </DialogContent>
    </Dialog>
  );
}
