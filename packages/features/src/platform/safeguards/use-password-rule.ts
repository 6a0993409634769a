import { PASSWORD_PROFILES, type PasswordProfileId } from '@lianxin/domain';
import { useLingui } from '@lingui/react/macro';
import { useSafeguards } from './safeguards.ts';

/** The password rule, as a schema, for the input, and in words. */
export function usePasswordRule(): { readonly id: PasswordProfileId; readonly longest: number; readonly hint: string } {
  const { t } = useLingui();
  const { passwordProfile: id } = useSafeguards();
  const { shortest, longest, classes } = PASSWORD_PROFILES[id];
  const hint =
    classes > 1
      ? t`${shortest}-${longest} 个字符，大写字母、小写字母、数字、符号至少三种`
      : t`${shortest}-${longest} 个字符，不要与其他网站相同`;
  return { id, longest, hint };
}
