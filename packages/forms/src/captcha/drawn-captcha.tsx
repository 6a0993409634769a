import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { CaptchaButton } from './captcha-button.tsx';
import { drawCaptcha } from './draw-captcha.ts';

export interface DrawnCaptchaProps {
  /** The code to draw, from `newCaptcha()`. */
  readonly code: string;
  /** Called when the person requests another code. */
  readonly onRefresh: () => void;
}

const token = (element: Element, name: string): string => getComputedStyle(element).getPropertyValue(name).trim() || 'CanvasText';

/**
 * A code drawn by the browser (specification §5); clicking it draws another one. It is no protection against programs, which the server
 * limits by counting attempts, so its characters may be the accessible name.
 */
export function DrawnCaptcha({ code, onRefresh }: DrawnCaptchaProps) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { current } = canvas;
    if (current)
      drawCaptcha(current, code, {
        ink: token(current, '--ink'),
        line: token(current, '--line-strong'),
      });
  }, [code]);
  const spelled = Array.from(code).join(' ');
  return (
    <CaptchaButton label={t`图形验证码：${spelled}。按下换一张`} onRefresh={onRefresh}>
      <canvas ref={canvas} aria-hidden="true" className="block size-full object-contain" />
    </CaptchaButton>
  );
}
