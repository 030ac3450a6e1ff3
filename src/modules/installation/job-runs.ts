import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export interface JobRun {
  job: string
  /** Unix time of the last end without an error; of the first start that knew the job, if it has never run. */
  endedAt: number
}

/** Records that a job has ended without an error. */
export async function noteJobRun(knex: Knex, job: string): Promise<void> {
  await knex.raw(
    `insert into job_run (job, ended_at) values (?, now())
     on conflict (job) do update set ended_at = excluded.ended_at`,
    [job]
  )
}

/** Reads the last run of these jobs. A job without a row gets one, from which the time counts until it first runs. */
export async function jobRuns(knex: Knex, jobs: readonly string[]): Promise<JobRun[]> {
  const { rows } = await knex.raw<{ rows: JobRun[] }>(
    `with added as (
       insert into job_run (job) select it from unnest(?::text[]) it
       where not exists (select 1 from job_run where job = it)
       on conflict do nothing returning job, ended_at)
     select job, extract(epoch from ended_at)::float as "endedAt"
     from (select job, ended_at from job_run where job = any(?) union all table added) runs`,
    [[...jobs], [...jobs]]
  )
  return rows
}
