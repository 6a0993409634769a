/** The database role of an enterprise's requests. It is subject to row security, unlike the owner of the tables (migration 0299). */
export const REQUEST_ROLE = 'chainletter_request';

/** The session setting that row security compares with a row's enterprise. */
export const ENTERPRISE_SETTING = 'app.enterprise_no';
