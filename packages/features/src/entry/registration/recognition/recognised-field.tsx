import { TextField, useWatch, type TextFieldProps } from '@lianxin/forms';
import { Button, CheckIcon } from '@lianxin/ui';
import { Trans } from '@lingui/react/macro';
import type { Mark } from './recognition.ts';

export interface RecognisedFieldProps extends TextFieldProps {
  /** How the value came here; nothing: it was typed. */
  readonly mark: Mark | undefined;
  /** The person has looked at it, by a press or by typing over it. */
  readonly onSeen: () => void;
}

/** A text that a picture may have filled in; where the reading is not sure it asks to be looked at. */
export function RecognisedField({ mark, onSeen, hint, input, ...field }: RecognisedFieldProps) {
  const value: unknown = useWatch({ name: field.name });
  return (
    <TextField
      {...field}
      hint={
        mark === 'confirm' ? (
          <span className="text-caution-ink">
            <Trans>识别结果不确定，请对照证件核对。</Trans>
          </span>
        ) : (
          hint
        )
      }
      input={{
        ...input,
        onInput: () => {
          if (mark !== undefined) onSeen();
        },
        ...(mark === 'confirm' && value !== ''
          ? {
              suffix: (
                <Button size="sm" className="-mr-1.5" icon={<CheckIcon />} onClick={onSeen}>
                  <Trans>无误</Trans>
                </Button>
              ),
            }
          : {}),
      }}
    />
  );
}
