{{/* Labels of everything of a release. */}}
{{- define "ratna.labels" -}}
app.kubernetes.io/name: ratna
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{/* Variables of a role, from a dict of `root` and `role`. */}}
{{- define "ratna.env" -}}
{{- $secrets := list "DATABASE_URL" "REDIS_URL" "EDGE_SECRET" }}
{{- $optional := list }}
{{- if ne .role "storefront" }}
{{- $secrets = concat $secrets (list "SMTP_URL" "JWT_SECRET" "COOKIE_SECRET" "RATNA_SECRET_KEY") }}
{{- $optional = list "COOKIE_SECRET_SECOND" "EDGE_SECRET_SECOND" "RATNA_SECRET_KEY_SECOND" "S3_ACCESS_KEY_ID" "S3_SECRET_ACCESS_KEY" }}
{{- end -}}
- name: RATNA_ROLE
  value: {{ .role }}
- name: METRICS_PORT
  value: {{ .root.Values.metrics.port | quote }}
- name: DRAIN_SECONDS
  value: {{ .root.Values.drainSeconds | quote }}
{{- if eq .role "storefront" }}
- name: MEDUSA_URL
  value: "http://{{ .root.Release.Name }}-server:9000"
{{- else if ne .role "migrate" }}
- name: DB_POOL_MAX
  value: {{ (index .root.Values .role).poolMax | quote }}
{{- end }}
{{- range $name, $value := .root.Values.env }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- range concat $secrets $optional }}
- name: {{ . }}
  valueFrom:
    secretKeyRef:
      name: {{ $.root.Values.existingSecret }}
      key: {{ . }}
      optional: {{ has . $optional }}
{{- end }}
{{- end }}

{{/* Database connections that all pods may hold at once. */}}
{{- define "ratna.connections" -}}
{{- $sum := 0 }}
{{- range list .Values.server .Values.worker }}
{{- $pods := .replicas }}
{{- if .autoscaling.enabled }}
{{- $pods = .autoscaling.maxReplicas }}
{{- end }}
{{- $sum = add $sum (mul (add $pods 1) .poolMax) }}
{{- end }}
{{- $sum }}
{{- end }}

{{/* What a pod may do: nothing but run its program. */}}
{{- define "ratna.podSecurity" -}}
runAsNonRoot: true
runAsUser: 10001
runAsGroup: 10001
fsGroup: 10001
seccompProfile:
  type: RuntimeDefault
{{- end }}

{{- define "ratna.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: ["ALL"]
{{- end }}

{{/* The writable folders: temporary files and the data folder, which holds only logs of migrations. */}}
{{- define "ratna.volumeMounts" -}}
- name: tmp
  mountPath: /tmp
- name: data
  mountPath: /data
{{- end }}

{{- define "ratna.volumes" -}}
- name: tmp
  emptyDir: {}
- name: data
  emptyDir: {}
{{- end }}
