import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { CAPTCHA_HEIGHT, CAPTCHA_WIDTH, drawCaptcha } from './draw-captcha.ts';

export interface DrawnCaptchaProps {
  /** The code that is drawn: `newCaptcha()`. */
  readonly code: string;
  /** The person asks for another one. */
  readonly onRefresh: () => void;
  readonly className?: string | undefined;
}

const token = (element: Element, name: string): string => getComputedStyle(element).getPropertyValue(name).trim() || 'CanvasText';

/** A code drawn on this device (specification §5); a press draws another. It keeps no robot out: the server counts tries. So a screen reader may be told the characters. */
export function DrawnCaptcha({ code, onRefresh, className }: DrawnCaptchaProps) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { current } = canvas;
    if (current)
      drawCaptcha(current, code, {
        paper: token(current, '--surface-inset'),
        ink: token(current, '--ink'),
        line: token(current, '--line-strong'),
      });
  }, [code]);
  const spelled = Array.from(code).join(' ');
  return (
    <button
      type="button"
      onClick={onRefresh}
      title={t`看不清，换一张`}
      aria-label={t`图形验证码：${spelled}。按下换一张`}
      className={className ?? 'h-9 flex-none overflow-hidden rounded-sm border border-line-strong'}
    >
      <canvas ref={canvas} aria-hidden="true" className="block" style={{ width: CAPTCHA_WIDTH, height: CAPTCHA_HEIGHT }} />
    </button>
  );
}
