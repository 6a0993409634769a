import { isRefusal } from '@lianxin/api/client';
import { lastValidDay } from '@lianxin/domain';
import { Banner, Button, FormField, PasswordInput, Select } from '@lianxin/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CertificateGuide } from '../certificate-guide/index.ts';
import { useSentence } from '../../platform/notices/index.ts';
import { authorityName, CERTIFICATE_TERMS } from '../../platform/terms/index.ts';
import { PinHelp } from './pin-help.tsx';
import { inOneLine, problemWords } from './problem-words.ts';
import type { Certificate, SigningProblem } from './use-drivers.ts';

const PIN_TERMS: Readonly<Record<Certificate['driver'], MessageDescriptor>> = {
  demo: msg`证书 PIN 码`,
  ukeyBridge: msg`UKey PIN 码`,
  cloudCertificate: msg`云证书 PIN 码`,
};

/** The person's certificate and its PIN. The first valid one is chosen initially. */
export function useCertificate(certificates: readonly Certificate[]) {
  const [serial, setSerial] = useState<string>();
  const [pin, setPin] = useState('');
  const [openedAt] = useState(() => Date.now());
  const isExpired = ({ validUntil }: Certificate) => Date.parse(validUntil) <= openedAt;
  const usable = certificates.filter((one) => !isExpired(one));
  const certificate = certificates.find((one) => one.serial === serial) ?? usable[0] ?? certificates[0];
  return {
    certificates,
    certificate,
    isExpired,
    other: usable.find((one) => one.serial !== certificate?.serial),
    choose: (chosen: string) => {
      setSerial(chosen);
      setPin('');
    },
    pin,
    setPin,
    /** Certificate and PIN; undefined until there is a PIN. */
    ready: certificate !== undefined && !isExpired(certificate) && pin !== '' ? certificate : undefined,
  } as const;
}

export interface CertificateFieldsProps {
  readonly choice: ReturnType<typeof useCertificate>;
  /** Why signing failed. */
  readonly problem: SigningProblem | undefined;
  readonly disabled?: boolean;
  /** Called when another certificate is chosen. */
  readonly onChoose: () => void;
  /** Prepares again after a time-out. */
  readonly onReadAgain?: (() => void) | undefined;
}

/** Asks for certificate and PIN, with advice after a failure or without a certificate. */
export function CertificateFields({ choice, problem, disabled = false, onChoose, onReadAgain }: CertificateFieldsProps) {
  const { t, i18n } = useLingui();
  const { certificate, certificates, isExpired, choose, pin, setPin } = choice;
  const words = useProblemWords(problem);
  if (certificate === undefined) {
    return (
      <>
        <Banner tone="critical">
          <Trans>没有找到您的签名证书，请联系企业管理员办理后再签名。</Trans>
        </Banner>
        <CertificateGuide />
      </>
    );
  }
  const authority = authorityName(certificate.issuedBy, i18n);
  const noteOf = (one: Certificate) => {
    const driver = i18n._(CERTIFICATE_TERMS[one.driver]);
    const day = lastValidDay(one.validUntil);
    return isExpired(one) ? t`${driver}，已过期` : t`${driver}，至 ${day}`;
  };
  const change = (serial: string) => {
    choose(serial);
    onChoose();
  };
  return (
    <>
      <FormField label={t`签名证书`} hint={t`${authority}，序列号 ${certificate.serial}，有效期至 ${lastValidDay(certificate.validUntil)}`}>
        <Select
          value={certificate.serial}
          onValueChange={change}
          disabled={disabled}
          options={certificates.map((one) => ({ value: one.serial, label: `${one.subject} · ${noteOf(one)}`, disabled: isExpired(one) }))}
        />
      </FormField>
      {isExpired(certificate) && (
        <Banner tone="critical" title={t`签名证书已过期`}>
          <Trans>请联系发证机构换证，换证后重新绑定。</Trans>
        </Banner>
      )}
      {words && !words.ofPin && (
        <Problem words={words} choice={choice} onChoose={change} onReadAgain={isTimedOut(problem) ? onReadAgain : undefined} />
      )}
      <FormField
        label={i18n._(PIN_TERMS[certificate.driver])}
        labelNote={<PinHelp />}
        required
        // Only the sandbox issues demo certificates, all with this PIN.
        hint={certificate.driver === 'demo' && t`演示证书的 PIN 码为 123456`}
        error={words?.ofPin && inOneLine(words, i18n)}
      >
        <PasswordInput
          value={pin}
          onChange={(event) => setPin(event.currentTarget.value)}
          disabled={disabled || isExpired(certificate)}
          maxLength={32}
          autoComplete="off"
          inputMode="numeric"
          autoFocus
        />
      </FormField>
    </>
  );
}

function useProblemWords(problem: SigningProblem | undefined) {
  const { i18n } = useLingui();
  const sentence = useSentence();
  return problem && problemWords(problem, i18n, problem.from === 'platform' ? sentence(problem.error) : '');
}

const isTimedOut = (problem: SigningProblem | undefined): boolean =>
  problem?.from === 'platform' && isRefusal(problem.error, 'SIGNING_TIMED_OUT');

interface ProblemProps {
  readonly words: NonNullable<ReturnType<typeof useProblemWords>>;
  readonly choice: CertificateFieldsProps['choice'];
  readonly onChoose: (serial: string) => void;
  /** Set if the remedy is to prepare again rather than another certificate. */
  readonly onReadAgain: (() => void) | undefined;
}

function Problem({ words, choice, onChoose, onReadAgain }: ProblemProps) {
  const { i18n } = useLingui();
  const { other } = choice;
  const driver = other && i18n._(CERTIFICATE_TERMS[other.driver]);
  return (
    <Banner
      tone="critical"
      title={words.title}
      action={
        onReadAgain ? (
          <Button size="sm" onClick={onReadAgain}>
            <Trans>重新读取</Trans>
          </Button>
        ) : (
          other && (
            <Button size="sm" onClick={() => onChoose(other.serial)}>
              <Trans>改用{driver}</Trans>
            </Button>
          )
        )
      }
    >
      {words.advice}
    </Banner>
  );
}
