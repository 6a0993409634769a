import { hasBackSide, shanghaiMinute } from '@lianxin/domain';
import { Descriptions, Panel, Tag } from '@lianxin/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { IDENTITY_KIND_TERMS, legalIdTerms, useSizeWords } from '../../../platform/terms/index.ts';
import { UploadCell } from '../../../platform/uploads/index.ts';
import type { Information } from './information-terms.ts';

export interface IdentityPanelProps {
  readonly information: Information;
  /** Beside the title, such as the edit button. */
  readonly extra?: ReactNode;
}

/** The enterprise according to its documents and the public registers, and what is verified. */
export function IdentityPanel({ information, extra }: IdentityPanelProps) {
  const { t, i18n } = useLingui();
  const sizeWords = useSizeWords();
  const { name, creditCode, legalName, address, size, registeredAt, licence, legalIdKind, legalIdFront, legalIdBack, elementsVerifiedAt } =
    information;
  const terms = legalIdTerms(legalIdKind);
  const [front, back] = [i18n._(terms.front), i18n._(terms.back)];
  const proved = elementsVerifiedAt === null ? undefined : shanghaiMinute(elementsVerifiedAt);
  const marked = (value: string) => (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      {value}
      {proved !== undefined && <Tag tone="positive">{t`已核验`}</Tag>}
    </span>
  );
  return (
    <Panel
      title={<Trans>企业信息</Trans>}
      sub={proved === undefined ? <Trans>企业四要素尚未核验</Trans> : <Trans>企业四要素于 {proved} 核验一致</Trans>}
      extra={extra}
    >
      <div className="flex flex-col gap-5">
        <Descriptions
          columns={3}
          layout="above"
          items={[
            { id: 'name', label: t`企业名称`, value: marked(name) },
            { id: 'creditCode', label: t`统一社会信用代码`, value: marked(creditCode) },
            { id: 'legalName', label: t`法定代表人`, value: marked(legalName) },
            ...(legalIdKind === null
              ? []
              : [{ id: 'legalIdKind', label: t`法定代表人证件类型`, value: i18n._(IDENTITY_KIND_TERMS[legalIdKind]) }]),
            { id: 'size', label: t`企业规模`, value: sizeWords(size) },
            { id: 'address', label: t`注册地址`, value: address },
            { id: 'registeredAt', label: t`入驻时间`, value: shanghaiMinute(registeredAt) },
          ]}
        />
        <Descriptions
          columns={3}
          layout="above"
          items={[
            { id: 'licence', label: t`营业执照`, value: <UploadCell label={t`营业执照`} file={licence} /> },
            { id: 'front', label: front, value: <UploadCell label={front} file={legalIdFront} /> },
            ...(legalIdKind === null || hasBackSide(legalIdKind)
              ? [{ id: 'back', label: back, value: <UploadCell label={back} file={legalIdBack} /> }]
              : []),
          ]}
        />
      </div>
    </Panel>
  );
}
