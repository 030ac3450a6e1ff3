{{/* Variables of every role. */}}
{{- define "ratna.env" -}}
- name: METRICS_PORT
  value: {{ .Values.metrics.port | quote }}
- name: DRAIN_SECONDS
  value: {{ .Values.drainSeconds | quote }}
{{- range $name, $value := .Values.env }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
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
