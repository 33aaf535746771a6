# Completes the command lines of sample in fish. Written by 'sample completions fish'.

function __sample_needs_command
    test (count (commandline -opc)) -eq 1
end

function __sample_has_command
    set -l words (commandline -opc)
    test (count $words) -gt 1; and test $words[2] = $argv[1]
end

complete -c sample -f
complete -c sample -n __sample_needs_command -s h -l help -d 'Show this help.'
complete -c sample -n __sample_needs_command -l version -d 'Show the version and the versions of the file formats.'
complete -c sample -n __sample_needs_command -a measure -d 'Measure what is in some files, and say how much there is'
complete -c sample -n __sample_needs_command -a pick -d 'Pick one of them'
complete -c sample -n __sample_needs_command -a help -d 'Show the help, or the help of one command'
complete -c sample -n '__sample_has_command measure' -s o -l output -r -F -d 'Where the result goes.'
complete -c sample -n '__sample_has_command measure' -s t -l tolerance -x -d 'Points. Default: 0.5.'
complete -c sample -n '__sample_has_command measure' -l count -x -d 'How often.'
complete -c sample -n '__sample_has_command measure' -l align -x -a 'time frame release' -d 'What it\'s aligned by [first: time].'
complete -c sample -n '__sample_has_command measure' -l set -x -d 'Changes a key.'
complete -c sample -n '__sample_has_command measure' -s j -l json -d 'Print JSON.'
complete -c sample -n '__sample_has_command measure' -s q -l quiet -d 'Print nothing else.'
complete -c sample -n '__sample_has_command measure' -s h -l help -d 'Show this help.'
complete -c sample -n '__sample_has_command measure' -F -a 'fast exact paging snap\\ to'
complete -c sample -n '__sample_has_command pick' -s h -l help -d 'Show this help.'
complete -c sample -n '__sample_has_command help' -s h -l help -d 'Show this help.'
complete -c sample -n '__sample_has_command help' -a 'measure pick help'
