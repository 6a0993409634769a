import { useLingui } from '@lingui/react/macro';

/** Explains signing certificates, their PINs, and what to do if either is lost. */
export function CertificateGuide() {
  const { t } = useLingui();
  const parts = [
    [t`数字证书是什么`, t`代表您本人和本企业的电子签名工具，签收、复核、签约时使用，与手写签名或盖章同等有效。只能由本人使用，不能转借。`],
    [t`PIN 码从哪里来`, t`由发证机构随证书告知，或在领取时由您设定；它不是登录密码。平台不保存、查不到，也不会向您索取。`],
    [
      t`忘记或遗失怎么办`,
      t`连续输错 5 次，证书锁定 30 分钟，UKey 以设备为准。忘记 PIN 码的，联系发证机构重置；证书遗失的，立即在下载中心解绑或告知管理岗，再绑定新的证书。`,
    ],
  ] as const;
  return (
    <dl className="flex flex-col gap-3 text-sm">
      {parts.map(([title, text]) => (
        <div key={title}>
          <dt className="font-semibold">{title}</dt>
          <dd className="m-0 mt-0.5 text-ink-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
