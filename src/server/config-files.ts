import type { Config } from './config.ts'

type Text = string | undefined

/** The settings about files, as they stand in the environment. */
type Given = {
  S3_ENDPOINT?: Text
  S3_BUCKET?: Text
  S3_ACCESS_KEY_ID?: Text
  S3_SECRET_ACCESS_KEY?: Text
  S3_REGION?: Text
}

/** Where files are kept: in a bucket where one is set, whole; otherwise null, in DATA_DIR. */
export function fileSettings(set: Given, refuse: (lines: string[]) => never): Config['s3'] {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region = 'us-east-1' } = set
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = set
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return null
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return { endpoint, bucket, region, accessKeyId, secretAccessKey }
  const missing = Object.entries({
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }).flatMap(([name, value]) => (value ? [] : [`${name} is needed with the other settings of S3`]))
  return refuse(missing)
}
