-- By which document the legal representative proved who they are; null where it was not kept. A passport has no back side.
alter table enterprise add column legal_id_kind text check (
  legal_id_kind in ('identityCard', 'passport', 'hongKongMacaoPermit', 'taiwanPermit', 'residencePermit', 'permanentResidentCard')
);
alter table information_change add column legal_id_kind text check (
  legal_id_kind in ('identityCard', 'passport', 'hongKongMacaoPermit', 'taiwanPermit', 'residencePermit', 'permanentResidentCard')
);

-- The registration knows it, unless the representative has changed since.
update enterprise e set legal_id_kind = coalesce(r.form -> 'enterprise' ->> 'legalIdKind', 'identityCard')
from registration r
where r.enterprise_no = e.enterprise_no and r.state in ('approved', 'completed')
  and not exists (
    select 1 from information_change c where c.enterprise_no = e.enterprise_no and c.state = 'approved' and c.after ? 'legalName'
  );
