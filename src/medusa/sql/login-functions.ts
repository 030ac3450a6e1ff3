/** The password of an account, which Medusa's provider `emailpass` stores. */
export const loginFunctions = [
  `
  -- The identity and password hash of a login name.
  create or replace function medusa_login(p_entity text, out identity_id text, out password_hash text)
  language plpgsql stable as $$
  begin
    select auth_identity_id, provider_metadata->>'password' into identity_id, password_hash from provider_identity
      where provider = 'emailpass' and entity_id = p_entity and deleted_at is null;
  end $$;
  `,
]
