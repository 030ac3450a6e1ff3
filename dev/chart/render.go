// Renders a chart as Helm does, as far as ours needs it: `render CHART < {"Values": …, "Release": {"Name": …}}`.
package main

import (
	"log"
	"os"
	"strings"
	"text/template"
	"github.com/Masterminds/sprig"
	"gopkg.in/yaml.v3"
)

type files string

func (chart files) Get(name string) (string, error) {
	text, err := os.ReadFile(string(chart) + "/" + name)
	return string(text), err
}

func main() {
	all, output, data := template.New("").Option("missingkey=error"), new(strings.Builder), map[string]any{}
	include := func(name string, data any) (string, error) {
		text := new(strings.Builder)
		err := all.ExecuteTemplate(text, name, data)
		return text.String(), err
	}
	toYaml := func(value any) string { text, _ := yaml.Marshal(value); return strings.TrimSpace(string(text)) }
	all.Funcs(sprig.TxtFuncMap()).Funcs(template.FuncMap{"include": include, "toYaml": toYaml})
	template.Must(all.ParseGlob(os.Args[1] + "/templates/*"))
	err := yaml.NewDecoder(os.Stdin).Decode(&data)
	data["Files"] = files(os.Args[1])
	for _, one := range all.Templates() {
		if output.WriteString("\n---\n"); err == nil && strings.HasSuffix(one.Name(), ".yaml") {
			err = all.ExecuteTemplate(output, one.Name(), data)
		}
	}
	if os.Stdout.WriteString(output.String()); err != nil {
		log.Fatal(err)
	}
}
