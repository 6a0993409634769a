-- A message names both parties of what it tells of; those written before learn them from what they are about.
update message set parameters = (parameters - 'issuer' - 'sender') || jsonb_build_object('from', coalesce(parameters ->> 'issuer', parameters ->> 'sender'))
  where subject_kind in ('issuanceSignFor', 'transferSignFor') and (parameters ? 'issuer' or parameters ? 'sender');
update message m set parameters = m.parameters || jsonb_build_object('to', e.name)
  from issuance i join enterprise e on e.enterprise_no = i.recipient_no
  where m.subject_kind = 'issuance' and m.kind is not null and i.id = m.subject_id;
update message m set parameters = m.parameters || jsonb_build_object('to', e.name)
  from transfer t join enterprise e on e.enterprise_no = t.recipient_no
  where m.subject_kind = 'transfer' and m.kind is not null and t.id = m.subject_id;
update message m set parameters = m.parameters || jsonb_build_object('from', f.name, 'to', e.name, 'amount', n.amount::text)
  from assignment_notice n
  join enterprise f on f.enterprise_no = n.from_no
  join enterprise e on e.enterprise_no = n.to_no
  where m.kind = 'creditorChanged' and n.id = m.subject_id;
