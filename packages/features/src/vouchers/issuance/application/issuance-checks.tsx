import type { Check } from '@lianxin/api/contract';
import { useLingui } from '@lingui/react/macro';
import { ApplicationChecks } from '../../../applications/application/index.ts';
import { checkWords } from '../../../platform/terms/index.ts';

export function IssuanceChecks({ checks }: { readonly checks: readonly Check[] }) {
  const { i18n } = useLingui();
  return <ApplicationChecks checks={checks} wordsOf={(check) => checkWords(check, i18n)} />;
}
