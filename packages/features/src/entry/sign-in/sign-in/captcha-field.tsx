import { FormField, Input, type InputProps } from '@lianxin/ui';
import { useLingui } from '@lingui/react/macro';

export interface CaptchaFieldProps extends Pick<InputProps, 'name' | 'value' | 'onChange' | 'onBlur'> {
  /** A data URL. */
  readonly image: string;
  readonly error: string | undefined;
  readonly onRenew: () => Promise<void>;
}

/** Four characters to copy from a picture; a click renews it. */
export function CaptchaField({ image, error, onRenew, ...control }: CaptchaFieldProps) {
  const { t } = useLingui();
  return (
    <FormField label={t`图形验证码`} error={error}>
      {(field) => (
        <div className="flex gap-3">
          <Input
            size="lg"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={12}
            className="min-w-0 flex-1"
            {...control}
            {...field}
          />
          <button
            type="button"
            aria-label={t`看不清，换一张`}
            title={t`看不清，换一张`}
            onClick={() => void onRenew()}
            className="h-(--control-height-lg) w-36 flex-none overflow-hidden rounded-sm border border-line-strong bg-surface-inset"
          >
            <img src={image} alt="" className="size-full object-contain" />
          </button>
        </div>
      )}
    </FormField>
  );
}
