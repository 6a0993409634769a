import type { ApiError } from '@lianxin/api/client';
import { encodePassword } from '@lianxin/forms';
import { AlertDialog, FormField, PasswordInput } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { useSentence } from '../../platform/notices/index.ts';

export interface PasswordQuestionProps {
  readonly title: ReactNode;
  readonly consequence: ReactNode;
  readonly confirmLabel: ReactNode;
  readonly danger?: boolean;
  readonly busy: boolean;
  readonly error: ApiError | undefined;
  /** Called with the encoded password. */
  readonly onConfirm: (password: string) => void;
  readonly onClose: () => void;
}

/** Asks for the password before a personal act. */
export function PasswordQuestion({ title, consequence, confirmLabel, danger, busy, error, onConfirm, onClose }: PasswordQuestionProps) {
  const { t } = useLingui();
  const sentence = useSentence();
  const [typed, setTyped] = useState('');
  return (
    <AlertDialog
      open
      onOpenChange={(open) => open || onClose()}
      needsNetwork
      title={title}
      consequence={consequence}
      confirmLabel={confirmLabel}
      confirmDisabled={typed === ''}
      danger={danger}
      busy={busy}
      onConfirm={() => onConfirm(encodePassword(typed))}
    >
      <FormField label={t`登录密码`} required error={error && sentence(error)}>
        <PasswordInput
          value={typed}
          maxLength={32}
          autoComplete="current-password"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </FormField>
    </AlertDialog>
  );
}
