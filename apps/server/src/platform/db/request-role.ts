/** As whom the calls of an enterprise's people ask the database: row-level security binds it, and not the owner of the tables (migration 0299). */
export const REQUEST_ROLE = 'chainletter_request';

/** The setting in which a connection says for whom it asks. */
export const ENTERPRISE_SETTING = 'app.enterprise_no';
